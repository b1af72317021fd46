// Checks captured responses against the SDK's types with the TypeScript compiler.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Captured {
  /** The call, for the error report. */
  call: string;
  /** A type of the SDK, such as `Stripe.Customer`. */
  type: string;
  body: unknown;
}

const folder = dirname(fileURLToPath(import.meta.url));
/** A virtual file: the compiler host supplies its text. */
const file = join(folder, 'captured.ts');

// The API sends decimals as text; the SDK turns them into its `Decimal`.
const wire = `import Stripe from 'stripe';
type Wire<T> = T extends Stripe.Decimal ? string
  : T extends (infer U)[] ? Wire<U>[]
  : T extends object ? { [K in keyof T]: Wire<T[K]> }
  : T;
`;

function optionsOfProject(): ts.CompilerOptions {
  const path = join(folder, '..', '..', '..', 'tsconfig.json');
  const read = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(path));
  // The responses need neither browser nor Vite types, and the compiler is faster without them.
  return { ...options, lib: ['lib.es2024.d.ts'], types: ['node'] };
}

/** Returns the compiler's errors for the captured responses, each with its call. */
export function findTypeErrors(captured: Captured[]): string[] {
  const lines = captured.map(
    ({ body, type }, i) => `export const answer${i}: Wire<${type}> = ${JSON.stringify(body)};`,
  );
  const text = wire + lines.join('\n');
  const options = optionsOfProject();
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error('The compiler lost the captured answers');
  const first = wire.split('\n').length - 1;
  return ts.getPreEmitDiagnostics(program, source).map(({ messageText, start = 0 }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    const call = captured[line - first]?.call ?? 'The type itself';
    return `${call}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
