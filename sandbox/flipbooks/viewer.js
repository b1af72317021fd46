// Turns the pages with buttons, arrow keys and swipes. Browsers load this file unbuilt.
(() => {
  const TURN_MS = 600;
  const SWIPE_PX = 40;
  const book = document.getElementById('book');
  const place = document.getElementById('place');
  const previous = document.getElementById('previous');
  const next = document.getElementById('next');
  const pages = [...book.querySelectorAll('.page')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const spread = matchMedia('(min-width: 900px) and (min-aspect-ratio: 4/3)');
  let current = 0;
  let turning = null;

  function show(index) {
    current = index;
    pages.forEach((page, i) => {
      page.hidden = i !== index;
    });
    place.textContent = `Page ${index + 1} of ${pages.length}`;
    previous.setAttribute('aria-disabled', String(index === 0));
    next.setAttribute('aria-disabled', String(index === pages.length - 1));
  }

  /** Copies a page as one side of the leaf. The leaf is hidden from assistive technology. */
  function side(page, name) {
    const copy = page.cloneNode(true);
    copy.hidden = false;
    copy.classList.add(name);
    return copy;
  }

  /** Makes a leaf that covers the right half of a spread, or the whole single page. */
  function makeLeaf(front, back) {
    const leaf = document.createElement('div');
    leaf.className = 'leaf';
    leaf.setAttribute('aria-hidden', 'true');
    leaf.append(side(front, 'front'));
    if (spread.matches) leaf.append(side(back, 'back'));
    return leaf;
  }

  /** Makes a cover that shows the old page where the turning leaf has not arrived yet. */
  function makeCover(page, half) {
    const cover = side(page, 'half');
    cover.setAttribute('aria-hidden', 'true');
    cover.classList.add(half);
    cover.style.clipPath = half === 'left' ? 'inset(0 50% 0 0)' : 'inset(0 0 0 50%)';
    cover.style.zIndex = '1';
    return cover;
  }

  function turnTo(index) {
    if (index < 0 || index >= pages.length || index === current) return;
    turning?.finish();
    const forward = index > current;
    const from = pages[current];
    const to = pages[index];
    show(index);
    if (still.matches) return;
    const leaf = forward ? makeLeaf(from, to) : makeLeaf(to, from);
    const extras = [leaf];
    if (spread.matches) extras.push(makeCover(from, forward ? 'left' : 'right'));
    if (!spread.matches && !forward) extras.push(makeCover(from, 'whole'));
    extras.forEach((extra) => {
      if (extra.classList.contains('whole')) extra.style.clipPath = 'none';
      book.append(extra);
    });
    const flat = { transform: 'rotateY(0deg)' };
    const turned = { transform: `rotateY(${spread.matches ? -180 : -95}deg)` };
    turning = leaf.animate(forward ? [flat, turned] : [turned, flat], {
      duration: TURN_MS,
      easing: 'ease-in-out',
      fill: 'both',
    });
    const own = turning;
    own.onfinish = () => {
      extras.forEach((extra) => extra.remove());
      if (turning === own) turning = null;
    };
  }

  previous.addEventListener('click', () => turnTo(current - 1));
  next.addEventListener('click', () => turnTo(current + 1));
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') turnTo(current + 1);
    if (event.key === 'ArrowLeft' || event.key === 'PageUp') turnTo(current - 1);
    if (event.key === 'Home') turnTo(0);
    if (event.key === 'End') turnTo(pages.length - 1);
  });

  let start = null;
  book.addEventListener('pointerdown', (event) => {
    start = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
  });
  book.addEventListener('pointercancel', () => {
    start = null;
  });
  book.addEventListener('pointerup', (event) => {
    if (start === null) return;
    const across = event.clientX - start.x;
    const down = event.clientY - start.y;
    start = null;
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
    turnTo(current + (across < 0 ? 1 : -1));
  });
  book.addEventListener('dragstart', (event) => event.preventDefault());

  show(0);
})();
