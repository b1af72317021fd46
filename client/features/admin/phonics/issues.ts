/** Something the server refused, and its path in the call, such as `heartWords.2.0`. */
export interface Issue {
  field: string;
  message: string;
}

/** Whether an issue is about a place, such as `heartWords.2`, or about a part of it. */
export function isAbout(issue: Issue, place: string): boolean {
  return `${issue.field}.`.startsWith(`${place}.`);
}
