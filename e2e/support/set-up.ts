// Runs once before the workers start.
import { prepareData, removeFolder } from './data-folder.ts';

export default async function setUp(): Promise<() => void> {
  const prepared = await prepareData();
  return () => removeFolder(prepared);
}
