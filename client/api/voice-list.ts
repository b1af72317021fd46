// Which sounds, prompts and words the owner has recorded.
import { queryOptions } from '@tanstack/react-query';
import { callAsOwner } from './api.ts';

export const voiceQuery = () =>
  queryOptions({
    queryKey: ['/api/voice'],
    queryFn: () => callAsOwner('GET /api/voice'),
  });
