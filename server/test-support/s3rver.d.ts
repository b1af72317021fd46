declare module '@20minutes/s3rver' {
  interface Context {
    method: string;
    url: string;
    headers: { authorization?: string };
    status: number;
    type: string;
    body: string;
  }
  /** A Koa application. */
  export default class S3rver {
    constructor(options: Record<string, unknown>);
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
