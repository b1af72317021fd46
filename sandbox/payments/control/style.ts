import { Html, html } from '../../common/page.ts';

/** What the control adds to the stand-ins' common style. */
export const style = html`<style>
  ${new Html(`
h2 { font-size: 1.15rem; margin: 0 0 4px; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
section { border-top: 1px solid #ddd9cf; margin-top: 28px; padding-top: 20px; scroll-margin-top: 8px; }
section > p { margin: 4px 0 0; }
.jumps { display: flex; flex-wrap: wrap; gap: 0 20px; padding: 0; margin: 12px 0 0; list-style: none; }
.jumps a { display: inline-flex; align-items: center; min-height: 44px; }
.done { background: #e7f5ea; color: #14532d; border-radius: 10px; padding: 10px 12px; }
section > p.done { margin: 10px 0 0; }
.clock { font-size: 1.5rem; font-weight: 700; line-height: 1.25; }
.buttons { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }
.buttons button, .inline button { width: auto; margin: 0; min-height: 44px; padding: 8px 16px; }
fieldset { border: 0; padding: 0; margin: 12px 0 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 2px; }
.tick { display: flex; align-items: center; gap: 12px; min-height: 44px; margin: 0; font-weight: 400; }
.tick input { width: 22px; height: 22px; min-height: 0; flex: none; margin: 0; accent-color: #4a3fb5; }
.fields { display: grid; gap: 0 16px; }
.inline { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.inline > span { flex: 1 0 100%; font-weight: 600; }
button[aria-pressed=true] { background: #4a3fb5; color: #fff; }
.cards, .log { list-style: none; padding: 0; margin: 12px 0 0; }
.cards > li { border: 1px solid #ddd9cf; border-radius: 12px; padding: 14px 16px; margin-top: 12px; }
.log > li { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 10px 0; border-top: 1px solid #ece9e1; }
.log > li:first-child { border-top: 0; }
.log .what { flex: 1 1 100%; min-width: 0; overflow-wrap: anywhere; }
.log small { display: block; color: #5d5a69; font-size: .85rem; }
.log form button { width: auto; margin: 0; min-height: 44px; padding: 6px 14px; }
.state { display: inline-block; border-radius: 6px; padding: 0 8px; font-size: .85rem; font-weight: 600; background: #ece9e1; color: #2b2a33; white-space: nowrap; }
.state.good { background: #e7f5ea; color: #14532d; }
.state.bad { background: #fdecea; color: #8c1d18; }
.state.soon { background: #fff6df; color: #5c4300; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 600px) { .log .what { flex-basis: 12rem; } .fields { grid-template-columns: 1fr 1fr; } }`)}
</style>`;
