import { expect, it } from 'vitest';
import { addressIn } from './embed-code.ts';

const ADDRESS = 'https://online.fliphtml5.com/abcd/efgh/';

it.each([
  [
    `<iframe  style="width:900px;height:600px" src="${ADDRESS}"  seamless="seamless" scrolling="no" frameborder="0" allowtransparency="true" allowfullscreen="true" ></iframe>`,
    ADDRESS,
  ],
  [`<IFRAME SRC='${ADDRESS}'></IFRAME>`, ADDRESS],
  [`<iframe src=${ADDRESS}index.html></iframe>`, `${ADDRESS}index.html`],
  [`<div><iframe\n  src = " ${ADDRESS} "></iframe></div>`, ADDRESS],
  ['<iframe src="//online.fliphtml5.com/abcd/efgh/">', ADDRESS],
  [`<iframe width=”900” src=“${ADDRESS}”></iframe>`, ADDRESS],
  [`\uFEFF<iframe\u00A0width="900"\u00A0src="${ADDRESS}\u200B"></iframe>`, ADDRESS],
  [`<iframe src="${ADDRESS}?a=1&amp;b=2">`, `${ADDRESS}?a=1&b=2`],
])('finds in the embed code %j the address %s', (code, address) => {
  expect(addressIn(code)).toBe(address);
});

it.each([
  ADDRESS,
  '',
  'not a url',
  '<iframe',
  '<iframe src="https://onl',
  '<iframe src=https://onl',
  '<iframe data-src="x">',
  '<img src="x">',
])('returns %j, which is no embed code, unchanged', (text) => {
  expect(addressIn(text)).toBe(text);
});
