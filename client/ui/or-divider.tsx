/** A divider with the word 'or' between two alternatives. */
export function OrDivider() {
  return (
    <div className="flex items-center gap-4 text-ink-soft">
      <span className="h-0.5 grow rounded-full bg-line" />
      or
      <span className="h-0.5 grow rounded-full bg-line" />
    </div>
  );
}
