import { queryOptions } from '@tanstack/react-query';
import { callOrNull } from '../../api.ts';

/** Heart words and soundings. Null where the owner's session is over. */
export const phonicsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/phonics'],
    queryFn: () => callOrNull('GET /api/admin/phonics'),
  });
