/**
 * Returns a copy with its own memory, for bytes that live long. A small Buffer is a slice of a shared
 * pool, and a reference to it keeps the whole pool alive.
 */
export function copyBuffer(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
