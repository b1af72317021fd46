import { expect, test } from 'vitest';
import { flipbookAdvice } from './flipbook-addresses.ts';

const OWN = 'https://library.example';
const adviceOn = (address: string) => flipbookAdvice(address, OWN);

// What the embed codes of these hosts contain.
test.each([
  'https://online.fliphtml5.com/abcde/fghi/',
  'https://online.fliphtml5.com/abcde/fghi/#p=3',
  'https://online.anyflip.com/abcde/fghi/index.html',
  'https://online.anyflip.com/abcde/fghi/mobile/index.html#p=1',
  'https://e.issuu.com/embed.html?d=sam_and_pam&u=publisher',
  'https://e.issuu.com/embed.html#1523476/13436921',
  'https://heyzine.com/flip-book/c951be1b87.html',
  'https://publisher.hflip.co/4a3098de2c.html',
  'https://publuu.com/flip-book/1045/2317/page/1?embed&transparent',
  'https://online.flippingbook.com/view/297538379/',
  'https://v.calameo.com/?bkcode=007956311a7ecd2fbe4af',
  'https://www.canva.com/design/DAG0abc/x-Y_z/view?embed',
  'https://www.canva.com/design/DAG0abc/x-Y_z/watch?embed&meta',
  'https://read.bookcreator.com/Gr0k3Ie4s3g/UEzOFQjyR121',
  'https://www.yumpu.com/en/embed/view/aBc123',
  'https://www.scribd.com/embeds/544136733/content?start_page=1',
  'https://www.youtube.com/embed/UxTJeEbZX-0',
  'https://www.youtube-nocookie.com/embed/UxTJeEbZX-0',
  'https://drive.google.com/file/d/1rKc-aLu_Y0/preview',
  'https://docs.google.com/presentation/d/e/2PACX-1vQ/embed?start=false',
  'https://docs.google.com/presentation/d/1rKcaLuY0/preview',
  'https://docs.google.com/document/d/e/2PACX-1vQ/pub?embedded=true',
  'https://docs.google.com/document/d/1rKcaLuY0/preview',
  'https://docs.google.com/forms/d/1rKcaLuY0/viewform',
  'https://docs.google.com/',
  'https://onedrive.live.com/embed?resid=35950&authkey=abc',
  'https://1drv.ms/p/c/f071154a61ba7999/IQS91ab?e=public&em=2',
  'https://1drv.ms/v/s!AqQzGx8l4o2?embed=1',
  // Hosts that nobody knows, with nothing suspicious.
  'https://flipbooks.example.com/sam-and-pam',
  'https://flipbooks.example.com/edit/sam/read',
  'https://notfliphtml5.com/abcde/fghi',
  'https://books.example.com/loginov/sam',
  'http://localhost:3001/flipbooks/sam',
  'http://127.0.0.1:3001/flipbooks/sam',
  // The library's own flipbook.
  `${OWN}/flipbooks/${'a'.repeat(32)}`,
  // No address of a website: the form says so itself.
  'not an address',
  '',
  'javascript:alert(1)',
  'mailto:sam@example.com',
])('has nothing to say about %s', (address) => {
  expect(adviceOn(address)).toBeNull();
});

test.each([
  ['https://fliphtml5.com/abcde/fghi/', 'https://online.fliphtml5.com/abcde/fghi/'],
  ['https://fliphtml5.com/a1b2/fghi/Sam_and_Pam/', 'https://online.fliphtml5.com/a1b2/fghi/'],
  ['http://www.fliphtml5.com/abcde/fghi', 'https://online.fliphtml5.com/abcde/fghi/'],
  ['https://anyflip.com/abcde/fghi/basic', 'https://online.anyflip.com/abcde/fghi/'],
  [
    'https://issuu.com/red.bulletin/docs/sam_and-pam?fr=xyz',
    'https://e.issuu.com/embed.html?d=sam_and-pam&u=red.bulletin',
  ],
  [
    'https://e.issuu.com/anonymous-embed.html?u=bruin&d=pdf',
    'https://e.issuu.com/embed.html?u=bruin&d=pdf',
  ],
  ['https://publuu.com/flip-book/1045/2317', 'https://publuu.com/flip-book/1045/2317/page/1?embed'],
  [
    'https://publuu.com/flip-book/1045/2317/page/76',
    'https://publuu.com/flip-book/1045/2317/page/76?embed',
  ],
  ['https://www.calameo.com/read/0079563abc', 'https://v.calameo.com/?bkcode=0079563abc'],
  ['https://fr.calameo.com/books/0079563abc', 'https://v.calameo.com/?bkcode=0079563abc'],
  [
    'https://en.calameo.com/read/0079563abc?authid=dXT0',
    'https://v.calameo.com/?bkcode=0079563abc&authid=dXT0',
  ],
  [
    'https://www.canva.com/design/DAG0abc/x-Y_z/view?utm_content=DAG0abc&utm_source=share',
    'https://www.canva.com/design/DAG0abc/x-Y_z/view?embed',
  ],
  ['https://canva.com/design/DAG0abc/watch', 'https://www.canva.com/design/DAG0abc/watch?embed'],
  [
    'https://www.scribd.com/document/544136733/Sam-and-Pam',
    'https://www.scribd.com/embeds/544136733/content',
  ],
  ['https://pt.scribd.com/doc/5441', 'https://www.scribd.com/embeds/5441/content'],
  [
    'https://www.youtube.com/watch?v=UxTJeEbZX-0&t=3',
    'https://www.youtube-nocookie.com/embed/UxTJeEbZX-0',
  ],
  ['https://youtu.be/UxTJeEbZX-0?si=abc', 'https://www.youtube-nocookie.com/embed/UxTJeEbZX-0'],
  [
    'https://m.youtube.com/shorts/UxTJeEbZX-0',
    'https://www.youtube-nocookie.com/embed/UxTJeEbZX-0',
  ],
  [
    'https://drive.google.com/file/d/1rKc-aLu_Y0/view?usp=sharing',
    'https://drive.google.com/file/d/1rKc-aLu_Y0/preview',
  ],
  [
    'https://drive.google.com/file/u/0/d/1rKc/edit?resourcekey=0-abc',
    'https://drive.google.com/file/d/1rKc/preview?resourcekey=0-abc',
  ],
  [
    'https://docs.google.com/presentation/d/1rKc/edit?usp=sharing#slide=id.p',
    'https://docs.google.com/presentation/d/1rKc/embed',
  ],
  [
    'https://docs.google.com/a/school.example/presentation/d/e/2PACX-1vQ/pub?start=false',
    'https://docs.google.com/presentation/d/e/2PACX-1vQ/embed',
  ],
  [
    'https://docs.google.com/document/d/1rKc/edit',
    'https://docs.google.com/document/d/1rKc/preview',
  ],
  ['http://books.example.com/sam?page=1#two', 'https://books.example.com/sam?page=1#two'],
])('proposes for %s the address %s', (address, better) => {
  const advice = adviceOn(address);
  expect(advice?.better).toBe(better);
  // Whoever takes it has nothing more to do.
  expect(adviceOn(better)).toBeNull();
});

test.each([
  ['https://fliphtml5.com/login.php', /FlipHTML5.*begins with https:\/\/online\.fliphtml5\.com\//],
  ['https://center.fliphtml5.com/books/abcde', /FlipHTML5.*https:\/\/online\.fliphtml5\.com\//],
  ['https://fliphtml5.com/bookcase/xtkj', /a page of FlipHTML5, not the book alone/],
  ['https://anyflip.com/bookcase/tqmn', /AnyFlip.*https:\/\/online\.anyflip\.com\//],
  ['https://issuu.com/home/published', /Issuu.*paste the whole embed code/],
  ['https://issuu.com/a%20b/docs/c', /a page of Issuu/],
  ['https://heyzine.com/dashboard', /Heyzine.*https:\/\/heyzine\.com\/flip-book\//],
  ['https://publuu.com/flip-book/own/list', /Publuu.*https:\/\/publuu\.com\/flip-book\//],
  [
    'https://account.flippingbook.com/',
    /FlippingBook.*https:\/\/online\.flippingbook\.com\/view\//,
  ],
  ['https://www.calameo.com/accounts/1', /Calaméo.*https:\/\/v\.calameo\.com\//],
  ['https://www.canva.com/design/DAG0abc/x-Y_z/edit?ui=1', /edited in Canva.*Share.*Embed/],
  ['https://www.canva.com/folder/FAG', /a page of Canva/],
  ['https://www.canva.com/design/DAG0abc/x%2Fy/view', /a page of Canva/],
  ['https://app.bookcreator.com/books/abc', /Book Creator.*https:\/\/read\.bookcreator\.com\//],
  ['https://www.yumpu.com/en/document/read/5963/sam', /Yumpu.*paste the whole embed code/],
  ['https://www.scribd.com/user/1', /a page of Scribd/],
  ['https://www.youtube.com/@channel', /a page of YouTube/],
  ['https://www.youtube.com/watch?v=%3Cscript%3E', /a page of YouTube/],
  ['https://drive.google.com/drive/folders/1rKc', /Google Drive, not one file/],
  ['https://drive.google.com/open?id=1rKc', /Google Drive, not one file/],
  ['https://drive.google.com/file/d/a%2Fb/view', /Google Drive, not one file/],
  ['https://www.dropbox.com/scl/fi/abc/sam?rlkey=x&dl=0', /Dropbox.*upload that below/],
  ['https://onedrive.live.com/?id=35950', /OneDrive.*Embed/],
  ['https://1drv.ms/b/c/d6e5/ERuTKaPT?e=0FMG3L', /OneDrive.*Embed/],
  ['https://accounts.google.com/v3/signin/identifier', /page to sign in/],
  ['https://books.example.com/Login?next=/sam', /page to sign in/],
  ['https://books.example.com/sam/edit', /where the book is edited/],
  ['https://bit.ly/3abc', /short link/],
  ['https://canva.link/ilknefaktrieh91', /short link/],
  ['https://books.example.com/Sam.PDF?dl=1', /upload the PDF below instead/],
  ['https://cdnm.heyzine.com/files/uploaded/abc.pdf', /upload the PDF below instead/],
  [`${OWN}/reading/sam`, /a page of this library/],
  [`${OWN}/admin`, /a page of this library/],
])('says of %s what to paste instead, and proposes nothing', (address, message) => {
  const advice = adviceOn(address);
  expect(advice?.message).toMatch(message);
  expect(advice).not.toHaveProperty('better');
});

test('tells who shares a file of Google to share it with everyone', () => {
  expect(adviceOn('https://drive.google.com/file/d/1rKc/view')?.message).toBe(
    'This is the page of the file in Google, with its menus. The file alone has another address. Share it with anyone who has the link.',
  );
  expect(adviceOn('https://issuu.com/us/docs/sam')?.message).toBe(
    'This is the book’s page at Issuu. The book alone has another address.',
  );
});
