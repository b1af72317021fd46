// A letter, and how it becomes a mail: once as text and once as HTML, with the same words.

/** A letter's parts are plain text; nothing in them is HTML. */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; url: string };

export interface Letter {
  subject: string;
  parts: readonly Part[];
  /** Why it came and whom to ask, in smaller print. */
  footer: readonly Part[];
}

export const heading = (text: string): Part => ({ kind: 'heading', text });
export const text = (sentences: string): Part => ({ kind: 'text', text: sentences });
export const list = (items: readonly string[]): Part => ({ kind: 'list', items });
export const link = (label: string, url: string): Part => ({ kind: 'link', text: label, url });

/** Returns the letter as plain text. */
export function toText({ parts, footer }: Letter): string {
  return [...parts.map(partAsText), '--', ...footer.map(partAsText)].join('\n\n');
}

function partAsText(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(part.text.length)}`;
    case 'text':
      return part.text;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      return `${part.text}:\n${part.url}`;
  }
}

const FONT = "font:17px/1.5 'Helvetica Neue',Arial,sans-serif;color:#2b2a33";
const SMALL = 'font-size:14px;color:#5d5a69';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0f4668;color:#fff;font-weight:bold;text-decoration:none';

/** Returns the letter as an HTML document. It loads nothing, so nobody learns that it was opened. */
export function toHtml({ subject, parts, footer }: Letter): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#fbf7ef;${FONT}">`,
    '<div style="max-width:34em;margin:0 auto">',
    ...parts.map((part) => partAsHtml(part, BUTTON)),
    `<div style="margin-top:32px;padding-top:8px;border-top:1px solid #ddd9cf;${SMALL}">`,
    ...footer.map((part) => partAsHtml(part, SMALL)),
    '</div></div></body></html>',
  ].join('\n');
}

function partAsHtml(part: Part, linkStyle: string): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="font-size:20px;margin:24px 0 8px">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p>${escapeHtml(part.text)}</p>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'link':
      return `<p><a href="${escapeHtml(part.url)}" style="${linkStyle}">${escapeHtml(part.text)}</a></p>`;
  }
}

const escapeHtml = (plain: string): string =>
  plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
