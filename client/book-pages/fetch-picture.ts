/** Starts to fetch a picture, with a lower priority than those on the screen. */
export function fetchPicture(address: string): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'low';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  return image;
}
