// Renders the pages that people see in the stand-ins: plain HTML in one style, without scripts from other hosts.

/** HTML that is already escaped and can be put into a page. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === undefined || part === false) return '';
  return escapeHtml(String(part));
}

/** Tagged template: every value is escaped unless it is itself Html. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.map((text, i) => text + (i < parts.length ? render(parts[i]) : '')).join(''),
  );
}

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2a33; background: #f6f4ef; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; }
main { max-width: 440px; margin: 0 auto; background: #fff; border-radius: 16px; padding: 24px; box-shadow: 0 2px 16px #0001; }
h1 { font-size: 1.4rem; margin: 0 0 8px; }
label { display: block; font-weight: 600; margin: 14px 0 6px; }
input, select { width: 100%; font: inherit; padding: 10px 12px; border: 1px solid #8a8796; border-radius: 8px; min-height: 44px; }
button, .button { display: inline-block; width: 100%; font: inherit; font-weight: 600; min-height: 48px; padding: 10px 16px; margin-top: 16px; border: 0; border-radius: 10px; background: #4a3fb5; color: #fff; text-align: center; text-decoration: none; cursor: pointer; }
button.plain, .button.plain { background: #fff; color: #3b3291; border: 1px solid #8a8796; }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
a { color: #3b3291; }
main > .muted:last-child { margin-top: 20px; }
.note { background: #fff6df; border-radius: 10px; padding: 10px 12px; font-size: .9rem; }
.sign { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin: 0 0 16px; color: #4b4858; font-size: .9rem; font-weight: 600; }
.sign svg { flex: none; }
.tag { display: inline-block; background: #fff6df; border: 1px solid #e3c877; border-radius: 6px; padding: 0 8px; font-size: .8rem; font-weight: 600; color: #2b2a33; white-space: nowrap; }
.hint { margin: 8px 0 0; color: #5d5a69; font-size: .9rem; }
.error { background: #fdecea; color: #8c1d18; border-radius: 10px; padding: 10px 12px; }
.muted { color: #5d5a69; font-size: .9rem; }
.row { display: flex; gap: 12px; } .row > * { flex: 1; }
ul { padding-left: 1.2em; }
.ways li { padding: 6px 0; }
button:hover, .button:hover { filter: brightness(.94); }
@media (min-width: 600px) { body { padding: 56px 24px; } main { padding: 32px; } }
`;

const lock = html`<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
  <rect x="3" y="8.500" width="14" height="9.500" rx="2.500" fill="#4a3fb5" />
  <path
    d="M6.500 8.500V6a3.500 3.500 0 0 1 7 0v2.500"
    fill="none"
    stroke="#4a3fb5"
    stroke-width="2"
  />
</svg>`;

/** The line at the top of a page: the service that the page stands in for, and a "Test mode" tag. */
export function sign(who: string): Html {
  return html`<p class="sign">${lock}<span>${who}</span> <span class="tag">Test mode</span></p>`;
}

/** Returns a complete HTML document. `note` tells people that this is a local stand-in. */
export function page(
  options: { title: string; note?: string; wide?: boolean },
  body: Html,
): string {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${options.title}</title>
        <style>
          ${new Html(style)}${options.wide ? new Html('main{max-width:760px}') : null}
        </style>
      </head>
      <body>
        <main>${body} ${options.note ? html`<p class="muted">${options.note}</p>` : null}</main>
      </body>
    </html>`.text;
}
