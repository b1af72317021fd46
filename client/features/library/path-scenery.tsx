/** The sky and the hills behind the path. Decoration; scene.css gives the colours of the level group. */
export function Scenery() {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 200"
        preserveAspectRatio="xMaxYMin slice"
        className="scene-clouds"
      >
        <path d="M742 82a27 27 0 0 1 51-10 22 22 0 0 1 39 12 17 17 0 0 1-2 34h-86a19 19 0 0 1-2-36z" />
        <path d="M408 56a18 18 0 0 1 35-6 14 14 0 0 1 26 8 11 11 0 0 1-2 22h-57a12 12 0 0 1-2-24z" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 260"
        preserveAspectRatio="none"
        className="scene-hills"
      >
        <path d="M0 78c160-74 330-84 520-34s420 36 680-44v260H0z" />
        <path d="M0 142c210-52 400-44 610-8s400 20 590-34v160H0z" />
        <path d="M0 214c180-34 370-30 570-8s430 6 630-24v78H0z" />
      </svg>
    </>
  );
}
