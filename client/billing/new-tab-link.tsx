export const textLink = 'rounded-lg underline decoration-1 underline-offset-4 hover:text-ink';

/** A link to a page elsewhere. */
export function NewTabLink({
  href,
  className = textLink,
  children,
}: {
  href: string;
  className?: string;
  children: string;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{children}</span>
      <span className="sr-only">&nbsp;in a new tab</span>
    </a>
  );
}
