import { Html, html } from '../../common/page.ts';

/** The style of the hosted pages, on top of the stand-ins' common style. */
export const style = html`<style>
  ${new Html(`
body { padding: 0; background: #fff; }
@media (min-width: 600px) { body, main { padding: 0; } }
main { max-width: none; min-height: 100vh; margin: 0; padding: 0; border-radius: 0; box-shadow: none; }
.columns { display: grid; }
.summary { background: #f6f4ef; padding: 24px 20px; }
.work { padding: 24px 20px 40px; }
.summary > *, .work > * { max-width: 420px; margin-left: auto; margin-right: auto; }
.summary h1 { font-size: 1.1rem; font-weight: 600; color: #4b4858; margin-bottom: 4px; }
.narrow h1 { margin-bottom: 20px; }
.summary > p:first-child, .narrow > p:first-child { margin-top: 0; }
h2 { font-size: 1.15rem; margin: 0 0 4px; }
.seller { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; font-weight: 700; margin-bottom: 20px; }
.seller svg { flex: none; }
.back { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; }
.back:hover { text-decoration: underline; }
.amount { font-size: 2.1rem; font-weight: 700; line-height: 1.2; margin-top: 0; margin-bottom: 16px; }
.amount small { font-size: .95rem; font-weight: 500; color: #4b4858; white-space: nowrap; }
dl { margin: 0; } dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid #ddd9cf; }
dd { margin: 0; text-align: right; white-space: nowrap; } dt small { display: block; color: #5d5a69; }
dl > .total { font-weight: 700; }
input[aria-invalid=true] { border: 2px solid #b3261e; }
.field-error { color: #8c1d18; font-size: .9rem; margin: 4px 0 0; }
.note { margin-top: 20px; } .note p { margin: 0 0 6px; } .note ul { margin: 0; } .note code { white-space: nowrap; font: inherit; font-variant-numeric: tabular-nums; font-weight: 600; }
.small { font-size: .85rem; color: #5d5a69; }
.narrow { max-width: 560px; margin: 0 auto; padding: 40px 20px; }
.panel { border: 1px solid #ddd9cf; border-radius: 12px; padding: 16px; margin: 12px 0 28px; }
.panel p { margin: 4px 0; }
.panel .button, .panel button { margin-top: 12px; }
.done { background: #e7f5ea; color: #14532d; border-radius: 10px; padding: 10px 12px; }
.danger { background: #a3261f; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
td, th { text-align: left; padding: 10px 6px; border-top: 1px solid #ddd9cf; } tr:first-child > th { border-top: 0; }
td:last-child, th:last-child { text-align: right; }
@media (min-width: 600px) {
  .panel { display: grid; }
  .narrow .panel .button, .narrow .panel button { width: auto; justify-self: start; min-width: 15rem; }
  .narrow { padding-top: 56px; }
}
@media (min-width: 820px) {
  .columns { grid-template-columns: 1fr 1fr; min-height: 100vh; }
  .summary, .work { padding: 56px 40px; }
  .summary > * { margin-right: 0; } .work > * { margin-left: 0; }
}`)}
</style>`;

const book = html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#4a3fb5" />
  <path
    d="M16 10c-2.500-1.700-5.500-2-8-1.500v13c2.500-.500 5.500-.200 8 1.500 2.500-1.700 5.500-2 8-1.500v-13c-2.500-.500-5.500-.200-8 1.500zm0 0v13"
    fill="none"
    stroke="#fff"
    stroke-width="2"
    stroke-linejoin="round"
  />
</svg>`;

export function seller(name: string): Html {
  return html`<div class="seller">
    ${book}<span>${name}</span> <span class="tag">Test mode</span>
  </div>`;
}
