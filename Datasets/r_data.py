"""Reads a data frame out of an R package's lazy-load database, with the standard library only.

Source of the layout: R Internals, "Serialization Formats" (XDR, versions 2 and 3).
"""

import bz2
import gzip
import lzma
import struct
import zlib


class Reader:
    def __init__(self, data):
        self.data, self.at, self.references = data, 0, []
        if self.take(2) != b"X\n":
            raise ValueError("not an XDR serialization")
        version = self.integer()
        self.take(8)
        if version == 3:
            self.take(self.integer())

    def take(self, count):
        part = self.data[self.at : self.at + count]
        if len(part) != count:
            raise ValueError("the serialization ends early")
        self.at += count
        return part

    def integer(self):
        return struct.unpack(">i", self.take(4))[0]

    def numbers(self, code, size):
        count = self.integer()
        return list(struct.unpack(f">{count}{code}", self.take(count * size)))

    def item(self):
        flags = self.integer()
        kind, has_attributes, has_tag = flags & 0xFF, flags & 0x200, flags & 0x400
        if kind in (254, 253, 252, 251, 250, 249, 242, 241):
            return None
        if kind == 255:
            return self.references[(flags >> 8) - 1]
        if kind == 1:
            name = self.item()
            self.references.append(name)
            return name
        if kind == 9:
            count = self.integer()
            return None if count == -1 else self.take(count).decode("utf-8")
        if kind == 2:
            return self.pairs(flags)
        if kind in (10, 13):
            value = [None if n == -(2**31) else n for n in self.numbers("i", 4)]
        elif kind == 14:
            value = [None if n != n else n for n in self.numbers("d", 8)]
        elif kind in (16, 19):
            value = [self.item() for _ in range(self.integer())]
        else:
            raise ValueError(f"no reader for R's type {kind} at byte {self.at}")
        if has_attributes:
            return Value(value, self.item())
        return value

    def pairs(self, flags):
        result = {}
        while flags & 0xFF == 2:
            if flags & 0x200:
                self.item()
            tag = self.item() if flags & 0x400 else None
            result[tag] = self.item()
            flags = self.integer()
        return result


class Value(list):
    """A vector with attributes."""

    def __init__(self, items, attributes):
        super().__init__(items)
        self.attributes = attributes


def decompress(data, kind):
    if kind == "zlib":
        return zlib.decompress(data[4:])
    return {b"2": bz2.decompress, b"Z": lzma.decompress, b"1": zlib.decompress}[data[4:5]](data[5:])


def data_frame(index, database, name):
    """The rows of data frame `name`, as dictionaries; factors are their words, missing is None."""
    variables = Reader(gzip.decompress(index)).item()[0]
    offset, length = variables[variables.attributes["names"].index(name)]
    part = database[offset : offset + length]
    try:
        raw = decompress(part, "zlib")
    except zlib.error:
        raw = decompress(part, "tagged")
    frame = Reader(raw).item()
    columns = {}
    for title, column in zip(frame.attributes["names"], frame):
        levels = getattr(column, "attributes", {}).get("levels")
        columns[title] = [None if v is None else levels[v - 1] for v in column] if levels else list(column)
    return [dict(zip(columns, row)) for row in zip(*columns.values())]
