import { describe, expect, test } from 'vitest';
import { MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { LARGEST_PICTURE } from '../../../../contracts/pictures.ts';
import { Problem } from '../../../problems/problem.ts';
import { makeOfEpub } from './epub.ts';
import { chaptersOf, CONTAINER, epubOf, type TestEpub, TITLE, xhtml } from './epub.test-support.ts';
import { fileWriter, partsForTest, pictureOf, refusalOf } from './maker.test-support.ts';
import { zipOf } from './zip/zip.test-support.ts';

const write = fileWriter();
const FIXED = '<meta property="rendition:layout">pre-paginated</meta>';
const PNG = { type: 'image/png' };
const picture = (href: string, bytes = 0) => ({ href, content: pictureOf(href, bytes), ...PNG });
const page = (href: string, body: string, spine = '') => ({ href, content: xhtml(body), spine });

async function make(epub: Buffer | TestEpub) {
  const { parts, stored, progress } = partsForTest();
  const file = write(Buffer.isBuffer(epub) ? epub : epubOf(epub));
  const made = await makeOfEpub(file, 'sam_and-the_ship.epub', parts);
  expect(refusalOf(made)).toBeUndefined();
  const addresses = stored.map(
    ({ purpose }, index) => `/public-objects/uploads/${purpose}-${index + 1}.webp`,
  );
  /** Each page as its words, and the name of its picture in brackets. */
  const pages = made.content.map(({ words, picture }) => {
    const name = picture && stored[addresses.indexOf(picture.address)]?.name;
    return name ? `[${name}] ${words}`.trim() : words;
  });
  const cover = stored[addresses.indexOf(made.coverImageUrl ?? '')]?.name ?? null;
  return { made, pages, cover, stored, progress, note: made.note };
}

describe('an EPUB with laid-out pages', () => {
  test('has one page for each of its files, with its words and its picture', async () => {
    const { pages, note, progress } = await make({
      metadata: TITLE + FIXED,
      items: [
        page('1.xhtml', '<img src="a.png" alt="A ship"/><p>Sam</p><p>sat.</p>'),
        page('2.xhtml', '<div><p>On <b>a</b> mat.</p></div>'),
        picture('a.png'),
      ],
    });
    expect(pages).toEqual(['[a.png] Sam\n\nsat.', 'On a mat.']);
    expect(note).toBeNull();
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test('keeps the largest of several pictures, and says so', async () => {
    const { pages, note } = await make({
      metadata: TITLE + FIXED,
      items: [
        page('1.xhtml', '<img src="a.png"/><img src="b.png"/><p>Sam</p>'),
        page('2.xhtml', '<img src="a.png"/><img src="a.png"/><p>Sat</p>'),
        picture('a.png'),
        picture('b.png', 500),
      ],
    });
    expect(pages).toEqual(['[b.png] Sam', '[a.png] Sat']);
    expect(note).toBe('There are several pictures on page 1: the largest was kept.');
  });

  test.each([
    ['an EPUB 2', TITLE + '<meta name="fixed-layout" content="true"/>', [], ''],
    [
      'a book for Apple',
      TITLE,
      [
        {
          name: 'META-INF/com.apple.ibooks.display-options.xml',
          data: '<display_options><platform name="*"><option name="fixed-layout">true</option></platform></display_options>',
        },
      ],
      '',
    ],
    ['one page', TITLE, [], 'properties="rendition:layout-pre-paginated"'],
  ])('is known by %s', async (_, metadata, others, spine) => {
    const body = '<h1>One</h1><p>Sam sat.</p><h1>Two</h1><p>Tim ran.</p>';
    const { pages } = await make({ metadata, others, items: [page('1.xhtml', body, spine)] });
    expect(pages).toEqual(['One\n\nSam sat.\n\nTwo\n\nTim ran.']);
  });

  test('may have one chapter that flows', async () => {
    const body = '<h1>One</h1><p>Sam sat.</p><h1>Two</h1><p>Tim ran.</p>';
    const { pages } = await make({
      metadata: TITLE + FIXED,
      items: [page('1.xhtml', body, 'properties="rendition:layout-reflowable"')],
    });
    expect(pages).toHaveLength(2);
  });

  test('may have drawn pages around a picture, and pictures as pages', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <title>Not for reading</title><image xlink:href="a.png"/><text>Sam sat.</text><text>On a mat.</text></svg>`;
    const { pages } = await make({
      metadata: TITLE + FIXED,
      items: [
        { href: '1.svg', content: svg, type: 'image/svg+xml', spine: '' },
        { ...picture('a.png'), spine: '' },
      ],
    });
    expect(pages).toEqual(['[a.png] Sam sat.\n\nOn a mat.', '[a.png]']);
  });

  test('with more words than a page can have is divided as flowing text', async () => {
    const body = '<p>Sam had a ship and a fish.</p>'.repeat(200);
    const { pages } = await make({ metadata: TITLE + FIXED, items: [page('1.xhtml', body)] });
    expect(pages.length).toBeGreaterThan(10);
  });

  test('may have another kind of file for which it names a substitute', async () => {
    const odd = { type: 'application/x-odd" fallback="i1', spine: '' };
    const { pages } = await make({
      items: [
        { href: '1.odd', content: 'odd', ...odd },
        { ...page('1.xhtml', '<p>Sam sat.</p>'), spine: null },
        { href: '2.odd', content: 'odd', type: 'application/x-odd" fallback="i2', spine: '' },
      ],
    });
    expect(pages).toEqual(['Sam sat.']);
  });

  test('finds pictures in other folders, and those with a percent sign in their name', async () => {
    const { pages } = await make({
      metadata: TITLE + FIXED,
      items: [
        page('text/1.xhtml', '<img src="../pics/a.png"/>1'),
        page('text/2.xhtml', '<img src="100%.png"/>2'),
        page(
          'text/3.xhtml',
          '<svg><text><tspan x="1">Sam</tspan><tspan x="9">sat</tspan></text></svg>',
        ),
        picture('pics/a.png'),
      ],
      others: [{ name: 'OEBPS/text/100%.png', data: pictureOf('b.png') }],
    });
    expect(pages).toEqual(['[pics/a.png] 1', '[b.png] 2', 'Sam sat']);
  });

  test('finds a picture that is the background of a page', async () => {
    const { pages } = await make({
      metadata: TITLE + FIXED,
      items: [page('1.xhtml', `<div style="background: url('a.png')">Sam</div>`), picture('a.png')],
    });
    expect(pages).toEqual(['[a.png] Sam']);
  });
});

describe('an EPUB with flowing text', () => {
  test('has new pages at its chapters, headings and pictures', async () => {
    const { pages } = await make({
      items: [
        page(
          '1.xhtml',
          '<h1>Part one</h1><h2>The ship</h2><p>Sam sat.</p><h2>The fish</h2><p>Tim ran.</p>',
        ),
        page('2.xhtml', '<p>Then</p><p>it sank.</p><p><img src="pics/a%20b.png"/></p><p>Look!</p>'),
        picture('pics/a%20b.png'),
      ],
    });
    expect(pages).toEqual([
      'Part one\n\nThe ship\n\nSam sat.',
      'The fish\n\nTim ran.',
      'Then\n\nit sank.',
      '[pics/a%20b.png] Look!',
    ]);
  });

  test('has pages that are not too long for a child, divided between paragraphs', async () => {
    const { pages } = await make(
      chaptersOf('<p>Sam had a red ship and a big fish.</p>'.repeat(30)),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const words of pages) {
      expect(words.length).toBeLessThanOrEqual(480);
      expect(words).toMatch(/^Sam had .* fish\.$/s);
    }
  });

  test('divides a long paragraph at its sentences, and a long sentence at its words', async () => {
    const long = await make(chaptersOf(`<p>${'Sam had a red ship. '.repeat(60)}</p>`));
    for (const words of long.pages) expect(words).toMatch(/^Sam had .*ship\.$/);
    const endless = await make(
      chaptersOf(`<p>${'and so on '.repeat(200)}</p><p>${'a'.repeat(2_000)}</p>`),
    );
    expect(endless.pages.join(' ').split(' ')).toHaveLength(600 + 5);
  });

  test('reads words as they are meant', async () => {
    const { pages } = await make(
      chaptersOf(
        `<p>Fish &amp; chips&nbsp;&mdash; &#8220;yum&#x21;&#8221;</p>
         <p>s&#173;hip   on\n\n the <ruby>sea<rp>(</rp><rt>SEE</rt><rp>)</rp></ruby>, c<em>a</em>t</p>
         <p>One line<br/>and another</p>
         <p hidden="hidden">No</p><span epub:type="pagebreak" title="5">5</span><p><![CDATA[<Yes>]]></p>
         <ul><li>A</li><li>B</li></ul><p/><p>Last</p>`,
      ),
    );
    expect(pages).toEqual([
      'Fish & chips — “yum!”\n\nship on the sea, cat\n\nOne line\nand another\n\n<Yes>\n\nA\n\nB\n\nLast',
    ]);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${xhtml('<p>Élan</p>')}`, 'utf16le')],
    [
      'an older encoding',
      Buffer.from(xhtml('<p>Élan</p>').replace('utf-8', 'iso-8859-1'), 'latin1'),
    ],
  ])('may be in %s', async (_, content) => {
    expect((await make({ items: [{ href: '1.xhtml', content }] })).pages).toEqual(['Élan']);
  });
});

describe('what is no page of the story', () => {
  const story = page('s.xhtml', '<p>Sam sat.</p>');
  const links = '<a href="s.xhtml">The ship</a>';

  test('is left out: the table of contents, the page of the cover, and what is not linear', async () => {
    const { pages, cover, note } = await make({
      items: [
        page('cover.xhtml', '<img src="c.png" alt="Cover"/>'),
        { ...page('nav.xhtml', `<nav><ol><li>${links}</li></ol></nav>`), properties: 'nav' },
        page('list.xhtml', `<h1>Contents</h1><p>${links}</p><p>${links}</p>`),
        page('lines.xhtml', `<p>${links}<br/>${links}</p>`),
        story,
        page('notes.xhtml', '<p>Notes</p>', 'linear="no"'),
        { ...picture('c.png'), properties: 'cover-image' },
      ],
    });
    expect([pages, cover, note]).toEqual([['Sam sat.'], 'c.png', null]);
  });

  test('is told by the guide of an EPUB 2', async () => {
    const { pages, cover } = await make({
      items: [
        page('c.xhtml', '<img src="c.png"/>'),
        page('t.xhtml', '<p>All that there is</p>'),
        story,
        picture('c.png'),
      ],
      guide:
        '<guide><reference type="cover" href="c.xhtml"/><reference type="toc" href="t.xhtml#a"/></guide>',
    });
    expect([pages, cover]).toEqual([['Sam sat.'], 'c.png']);
  });

  test.each([
    ['named by an EPUB 2', `${TITLE}<meta name="cover" content="i2"/>`, 'b.png'],
    ['named by none', TITLE, 'a.png'],
  ])('a cover %s', async (_, metadata, expected) => {
    const items = [
      page('1.xhtml', '<img src="a.png"/><p>Sam</p>'),
      picture('a.png'),
      picture('b.png'),
    ];
    expect((await make({ metadata, items })).cover).toBe(expected);
  });

  test('a book of its cover alone keeps it as its page', async () => {
    const items = [
      page('1.xhtml', '<img src="a.png"/>'),
      { ...picture('a.png'), properties: 'cover-image' },
    ];
    expect((await make({ items })).pages).toEqual(['[a.png]']);
  });
});

describe('what the owner is told of a book', () => {
  const items = [page('1.xhtml', '<p>Sam</p>')];

  test('is its title, its authors and what it is about', async () => {
    const metadata = `
      <dc:title id="t1">A subtitle</dc:title><dc:title id="t2"> Sam &amp;\n the ship </dc:title>
      <meta refines="#t2" property="title-type">main</meta>
      <dc:creator id="c1">Ann Reader</dc:creator><dc:creator id="c2">Ben Draws</dc:creator>
      <dc:creator>Cas Writer</dc:creator><dc:creator opf:role="ill">Dee Draws</dc:creator>
      <meta refines="#c2" property="role">ill</meta>
      <dc:description>&lt;p&gt;A &lt;b&gt;ship&lt;/b&gt;.&lt;/p&gt;&lt;p&gt;And Sam.&lt;/p&gt;</dc:description>`;
    expect((await make({ metadata, items })).made).toMatchObject({
      title: 'Sam & the ship',
      author: 'Ann Reader, Cas Writer',
      description: 'A ship.\n\nAnd Sam.',
      coverImageUrl: null,
      note: null,
    });
  });

  test.each(['Unknown Author', 'unknown', 'Author'])(
    'is not what a program writes for it: %s',
    async (nobody) => {
      const metadata = `<dc:title>Unknown Title</dc:title><dc:creator>${nobody}</dc:creator>`;
      const { made } = await make({ metadata, items });
      expect(made).toMatchObject({ title: 'Sam and the ship', author: null });
      const two = await make({ metadata: `${metadata}<dc:creator>Ann Reader</dc:creator>`, items });
      expect(two.made.author).toBe('Ann Reader');
    },
  );

  test('is made of the name of the file where there is none, and fits the form', async () => {
    const none = await make({ metadata: '<dc:title> </dc:title>', items });
    expect(none.made).toMatchObject({ title: 'Sam and the ship', author: null, description: null });
    const long = await make({
      metadata: `<dc:title>${'t'.repeat(900)}</dc:title><dc:description>${'d'.repeat(9_000)}</dc:description>
        ${'<dc:creator>Ann Reader</dc:creator>'.repeat(9_000)}`,
      items,
    });
    expect(long.made.title).toHaveLength(200);
    expect(long.made.description).toHaveLength(2_000);
    expect(long.made.author).toBe(Array(10).fill('Ann Reader').join(', '));
  });
});

describe('what is said in more than a book can hold, or in signs that it cannot, is cut and cleaned', () => {
  const cats = (letters: number) => `${'a'.repeat(letters - 1)}🐱`;

  test.each([
    ['a line break and a tab', 'A ship\n\t and&#10;Sam', 'A ship and Sam'],
    ['signs that cannot be stored', 'A&#1; ship&#x81;\u0085and Sam', 'A ship and Sam'],
    ['too many letters', cats(500), 'a'.repeat(499)],
    ['as many letters as fit', cats(499), cats(499)],
    ['the path of its file', 'OEBPS/images/image0001.png', ''],
    ['the name of its file', 'image1.JPG', ''],
  ])('the words about a picture, with %s', async (_, alt, expected) => {
    const items = [page('1.xhtml', `<img src="a.png" alt="${alt}"/><p>Sam</p>`), picture('a.png')];
    const { made } = await make({ items });
    expect(made.content[0]?.picture?.alt).toBe(expected);
  });

  test('title, author and description', async () => {
    const about = (title: string, author: string, description: string) =>
      make({
        metadata: `<dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:description>${description}</dc:description>`,
        items: [page('1.xhtml', '<p>Sam</p>')],
      });
    expect((await about(cats(200), cats(120), cats(2000))).made).toMatchObject({
      title: 'a'.repeat(199),
      author: 'a'.repeat(119),
      description: 'a'.repeat(1999),
    });
    expect(
      (await about('Sam\u0085sat&#1;', 'Ann\u0085Reader', 'A\u0085ship&#1;')).made,
    ).toMatchObject({
      title: 'Sam sat',
      author: 'Ann Reader',
    });
    expect((await about('Sam', '&#1;', 'A book. '.repeat(50_000))).made).toMatchObject({
      author: null,
      description: 'A book. '.repeat(250).trim(),
    });
  });

  test('words that cannot be seen make no page', async () => {
    const blanks = `<p>a${'\u2800'.repeat(2_000)}</p>`;
    const { pages } = await make(chaptersOf('<p>Sam</p>', '<p>&#x301;\u0001</p>', blanks));
    expect(pages).toEqual(['Sam', `a${'\u2800'.repeat(479)}`]);
  });
});

test.each([
  [
    'of pictures alone',
    '',
    'Its pages are pictures. Type the words of each page, so that they can be checked.',
  ],
  [
    'of pictures and signs',
    '<p>* * *</p>',
    'Its pages are pictures. Type the words of each page, so that they can be checked.',
  ],
  ['with words on one page', '<p>Sam</p>', null],
])('a book %s: what it says of its words', async (_, words, note) => {
  const items = [
    page('1.xhtml', '<img src="a.png"/>'),
    page('2.xhtml', `<img src="b.png"/>${words}`),
  ];
  expect((await make({ items: [...items, picture('a.png'), picture('b.png')] })).note).toBe(note);
});

describe('what the library has no place for is left out, and noted', () => {
  test.each<[string, string, string]>([
    [
      'a script',
      '<script>steal()</script><script src="a.js"/><p>Sam</p>',
      'It has scripts, which were left out.',
    ],
    ['a handler', '<p onclick="steal()">Sam</p>', 'It has scripts, which were left out.'],
    [
      'a video',
      '<video src="a.mp4">No video</video><p>Sam</p>',
      'It has sound, video or frames, which were left out.',
    ],
    [
      'a remote picture',
      '<img src="https://example.com/a.png"/><p>Sam</p>',
      'Pictures from the internet were left out on page 1.',
    ],
    [
      'a picture of an unnamed protocol',
      '<img src="//example.com/a.png"/><p>Sam</p>',
      'Pictures from the internet were left out on page 1.',
    ],
    [
      'a picture of this machine',
      '<img src="file:///etc/passwd"/><p>Sam</p>',
      'Pictures from the internet were left out on page 1.',
    ],
    [
      'a missing picture',
      '<img src="none.png"/><p>Sam</p>',
      'Pictures are missing in the file on page 1.',
    ],
    [
      'a picture in the page',
      '<img src="data:image/png;base64,AA=="/><p>Sam</p>',
      'Pictures that the library cannot use were left out on page 1.',
    ],
    [
      'a drawing',
      '<img src="a.svg"/><p>Sam</p>',
      'Drawings (SVG) were left out on page 1. Save them as PNG, and add them.',
    ],
    [
      'a damaged picture',
      '<img src="bad.png"/><p>Sam</p>',
      'Pictures that the library cannot use were left out on page 1.',
    ],
    [
      'a huge picture',
      '<img src="huge.png"/><p>Sam</p>',
      'Pictures that the library cannot use were left out on page 1.',
    ],
  ])('%s', async (_, body, note) => {
    const made = await make({
      items: [
        page('1.xhtml', body),
        { href: 'a.svg', content: '<svg/>', type: 'image/svg+xml', spine: null },
        picture('bad.png'),
        ...(body.includes('huge') ? [picture('huge.png', LARGEST_PICTURE)] : []),
      ],
    });
    expect([made.pages, made.note, made.stored]).toEqual([['Sam'], note, []]);
  });

  test('a page with nothing else, and many pages are counted', async () => {
    const remote = '<p>Sam</p><img src="http://example.com/a.png"/>';
    const { pages, note } = await make(
      chaptersOf(...Array<string>(9).fill(remote), '<img src="bad.png"/>'),
    );
    expect(pages).toHaveLength(9);
    expect(note).toBe(
      'Pages with neither words nor a picture that the library takes were left out. ' +
        'Pictures from the internet were left out on pages 1, 2, 3, 4, 5, 6 and 3 more.',
    );
  });

  test('a page whose only picture is refused', async () => {
    const items = [
      page('1.xhtml', '<img src="bad.png"/>'),
      page('2.xhtml', '<p>Sam</p>'),
      picture('bad.png'),
    ];
    const { pages, note } = await make({ items });
    expect([pages, note]).toEqual([
      ['Sam'],
      'Pages with neither words nor a picture that the library takes were left out.',
    ]);
  });

  test('a picture that is shown often is stored once', async () => {
    const items = [page('1.xhtml', '<p>Sam</p><img src="a.png"/>'.repeat(3)), picture('a.png')];
    const { stored } = await make({ items });
    expect(stored.map(({ purpose }) => purpose)).toEqual(['page', 'cover']);
  });
});

const encrypted = (algorithm: string) => ({
  name: 'META-INF/encryption.xml',
  data: `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedKey><enc:EncryptionMethod Algorithm="rsa"/></enc:EncryptedKey>
    <enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
});
const sam = [page('1.xhtml', '<p>Sam</p>')];

test('an EPUB with obfuscated fonts is read', async () => {
  const others = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'].map(
    encrypted,
  );
  expect((await make({ items: sam, others: [others[0]!] })).pages).toEqual(['Sam']);
  expect((await make({ items: sam, others: [others[1]!] })).pages).toEqual(['Sam']);
});

const laughs = `<!DOCTYPE html [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(99)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>
  <html><body><p>Sam &b; &c;</p></body></html>`;

test('entities of a document are not expanded', async () => {
  const { pages } = await make({ items: [{ href: '1.xhtml', content: laughs }] });
  expect(pages).toEqual(['Sam &b; &c;']);
});

const container = (data: string) => zipOf([{ name: 'META-INF/container.xml', data }]);
const drm = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';

test.each<[string, () => Buffer | TestEpub, RegExp]>([
  [
    'a lock',
    () => ({ items: sam, others: [encrypted(drm)] }),
    /^This EPUB is locked by its shop \(DRM\)/,
  ],
  [
    'no container',
    () => zipOf([{ name: 'a.xhtml', data: 'x' }]),
    /^This EPUB is damaged or incomplete/,
  ],
  ['an empty container', () => container('<container/>'), /damaged/],
  ['no package', () => container(CONTAINER), /damaged/],
  ['nothing in its order of reading', () => ({ items: [{ ...sam[0]!, spine: null }] }), /damaged/],
  ['a missing chapter', () => ({ items: sam, guide: '<x/>' }), /damaged/],
  ['nothing to read', () => chaptersOf('<p> </p>'), /no words and no pictures.*Export it as a PDF/],
  [
    'pictures alone that are refused',
    () => ({ items: [page('1.xhtml', '<img src="bad.png"/>'), picture('bad.png')] }),
    /no words and no pictures/,
  ],
  [
    'too many pages',
    () => chaptersOf(...Array<string>(MOST_PAGES + 1).fill('<p>Sam</p>')),
    /makes more than 300 pages, .* at most 300\. Split it/,
  ],
  [
    'too many pages, before all of it is read',
    () => chaptersOf('<img src="c0.xhtml"/>'.repeat(MOST_PAGES + 1), '<b>'.repeat(1_000)),
    /makes more than 300 pages/,
  ],
  [
    'many pictures that cannot be drawn',
    () => ({
      items: [1, 2, 3, 4].flatMap((one) => [
        page(`${one}.xhtml`, `<img src="crash${one}.png"/><p>Sam</p>`),
        picture(`crash${one}.png`),
      ]),
    }),
    /^Several pictures of this EPUB cannot be prepared/,
  ],
  [
    'an endless chain of files to be shown instead',
    () => ({
      items: [{ ...sam[0]!, spine: null }],
      guide: `<itemref idref="a"/>${'abcdefghijk'.replace(/./g, (id) => `<item id="${id}" fallback="${String.fromCharCode(id.charCodeAt(0) + 1)}"/>`)}<item id="l" href="1.xhtml" media-type="text/html"/>`,
    }),
    /damaged/,
  ],
  [
    'too many words',
    () => chaptersOf(...Array<string>(3).fill('<p>Sam had a ship.</p>'.repeat(3_000))),
    /more than 100000 characters of text/,
  ],
  [
    'too many words in one file',
    () => chaptersOf('Sam had a ship. '.repeat(20_000)),
    /more than 100000 characters of text/,
  ],
  [
    'a huge file',
    () => chaptersOf(`<p>Sam</p>${' '.repeat(1_048_576)}`),
    /"c0\.xhtml" in this EPUB has more than 1 MB/,
  ],
  [
    'deep nesting',
    () => chaptersOf(`${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}`),
    /too complex to be read/,
  ],
  [
    'the same chapter again and again',
    () => ({
      items: [page('1.xhtml', `<p>Sam</p>${'<i></i>'.repeat(100_000)}`)],
      guide: `<spine>${'<itemref idref="i0"/>'.repeat(99)}</spine>`,
    }),
    /too much text/,
  ],
  [
    'an endless order of reading',
    () => ({ items: sam, guide: '<itemref idref="i0"/>'.repeat(2_001) }),
    /too many chapters/,
  ],
])('an EPUB with %s is refused with a sentence', async (name, epub, said) => {
  const built = epub();
  const bytes = Buffer.isBuffer(built) ? built : epubOf(built);
  const broken =
    name === 'a missing chapter'
      ? bytes.toString('latin1').replaceAll('OEBPS/1.xhtml', 'OEBPS/2.xhtml')
      : null;
  const error: unknown = await make(broken ? Buffer.from(broken, 'latin1') : bytes).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(said) });
});

test('a picture that cannot be drawn is left out, also as the cover, and is tried once', async () => {
  const items = [
    page('1.xhtml', '<img src="crash1.png"/><p>Sam</p>'),
    page('2.xhtml', '<img src="crash2.png"/><p>Sam</p>'),
    page('3.xhtml', '<img src="crash3.png"/><img src="crash3.png"/><p>Sam</p>'),
    ...['crash1.png', 'crash2.png', 'crash3.png'].map((href) => picture(href)),
  ];
  const { made, cover } = await make({ items });
  expect([made.content.length, cover]).toEqual([3, null]);
  expect(made.note).toContain(
    'Pictures that the library cannot use were left out on pages 1, 2 and 3.',
  );
});

test('the name of a program is no title', async () => {
  const { made } = await make({ metadata: '<dc:title>Untitled</dc:title>', items: sam });
  expect(made.title).toBe('Sam and the ship');
});

test('a failure of the library is no fault of the file', async () => {
  const { parts } = partsForTest();
  const storePicture = () => Promise.reject(new Problem('unavailable', 'Not now.'));
  const items = [page('1.xhtml', '<img src="a.png"/><p>Sam</p>'), picture('a.png')];
  const making = makeOfEpub(write(epubOf({ items })), 'a.epub', { ...parts, storePicture });
  await expect(making).rejects.toMatchObject({ code: 'unavailable' });
});

test('stops when it is told to, and throws the reason', async () => {
  const { parts } = partsForTest(AbortSignal.abort(new Error('enough')));
  await expect(makeOfEpub(write(chaptersOf('<p>Sam</p>')), 'a.epub', parts)).rejects.toThrow(
    'enough',
  );
});
