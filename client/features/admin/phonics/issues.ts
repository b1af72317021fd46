/** A validation error of the server, with the path of its field in the request body, such as `heartWords.2.0`. */
export interface Issue {
  field: string;
  message: string;
}

/** Whether an issue is about the field at `path`, such as `heartWords.2`, or about a part of it. */
export function isAbout(issue: Issue, path: string): boolean {
  return `${issue.field}.`.startsWith(`${path}.`);
}
