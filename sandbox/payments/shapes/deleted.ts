/** What is left of a deleted object in answers. */
export function deletedStub<K extends string>(
  object: K,
  id: string,
): { id: string; object: K; deleted: true } {
  return { id, object, deleted: true };
}
