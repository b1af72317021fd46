// Writes the document's own script (client/app/fetch-ahead.ts) into index.html. The server's content security policy allows it
// by its hash.
import { join } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';

const FIRST_FONTS = /\/(?:fredoka-600|andika-400)-/;
/** At a first visit it comes when it is needed: other files are more urgent. */
const BOLD_FONT = /\/andika-700-/;

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Returns the files of a module's chunk and of its imports, without those that index.html loads anyway. */
function filesOf(bundle: Bundle, module: string): string[] {
  const isOf = (name: string, chunk: Bundle[string]) =>
    chunk.type === 'chunk' && (chunk.facadeModuleId?.endsWith(name) ?? false);
  const collect = (file: string, found: Set<string>): Set<string> => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return found;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of chunk.imports) collect(next, found);
    return found;
  };
  const find = (name: string) =>
    Object.keys(bundle).find((file) => isOf(name, bundle[file]!)) ?? '';
  const first = collect(find('/index.html'), new Set());
  return [...collect(find(module), new Set())].filter((file) => !first.has(file));
}

/** Returns the script, which knows the names of these files. */
async function scriptFor(client: string, files: object, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: join(client, 'app', 'fetch-ahead.ts'),
        output: { format: 'iife' },
        // It is in each document: nothing of a module that it does not use.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk === undefined) throw new Error('The script of the document was not built');
  return chunk.code.trim();
}

/** `client` is the path of the client's folder; `target` are the oldest browsers. */
export function fetchAhead(client: string, target: string[]): Plugin {
  return {
    name: 'fetch-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {}, path }) => {
        if (path !== '/index.html') return html;
        const fonts = (which: RegExp) =>
          Object.keys(bundle).filter((file) => which.test(file) && file.endsWith('.woff2'));
        const files = {
          home: filesOf(bundle, '/family-home-screen.tsx'),
          reading: filesOf(bundle, '/reader-screen.tsx'),
          kept: [...filesOf(bundle, '/kept-answers.ts'), ...fonts(BOLD_FONT)],
          // The two font faces of the first screen do not wait for the style sheet.
          fonts: fonts(FIRST_FONTS),
          picture: Object.keys(bundle).find((file) => file.includes('/meg-and-the-moon-')),
        };
        const script = await scriptFor(client, files, target);
        // An inline script after a style sheet waits for it, so this one comes before.
        return html.replace(
          '<script type="module"',
          (first) => `<script>${script}</script>\n    ${first}`,
        );
      },
    },
  };
}
