/** The sky and the hills behind the screen. */
export function Hills() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-0 -z-1 bg-linear-to-b from-sea-wash to-paper forced-colors:hidden"
    >
      <svg
        viewBox="0 0 800 200"
        preserveAspectRatio="none"
        className="absolute bottom-0 h-2/5 w-full"
      >
        <path
          d="M0 80C120 20 240 20 380 62S640 84 800 0V200H0Z"
          className="fill-mint-accent opacity-20"
        />
        <path
          d="M0 124C140 66 250 62 400 92S650 140 800 92V200H0Z"
          className="fill-mint-accent opacity-20"
        />
      </svg>
    </div>
  );
}
