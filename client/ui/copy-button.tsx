import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

/** Copies `text` to the clipboard and says so. Where the browser refuses, the text must be on the screen to be selected. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { mutate } = useMutation({
    mutationFn: () => navigator.clipboard.writeText(text),
    onSuccess: () => toast({ title: 'Copied' }),
    onError: () =>
      toast({
        title: 'It could not be copied',
        text: 'Please select it and copy it by hand.',
        destructive: true,
      }),
  });
  return (
    <Button variant="secondary" onClick={() => mutate()}>
      <Copy className="size-5" aria-hidden="true" />
      <span>{children}</span>
    </Button>
  );
}
