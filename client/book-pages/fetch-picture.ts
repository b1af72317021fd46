/** Starts to fetch a picture, unless `priority` says otherwise with a lower one than those on the screen. */
export function fetchPicture(address: string, priority: 'low' | 'high' = 'low'): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = priority;
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  return image;
}
