/** Returns what responses show of a deleted object. */
export function deletedStub<K extends string>(
  object: K,
  id: string,
): { id: string; object: K; deleted: true } {
  return { id, object, deleted: true };
}
