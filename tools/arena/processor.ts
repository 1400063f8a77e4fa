/** The time that this process has kept a processor busy: what else the machine does takes nothing from a bot. */
import type { Watch } from '../../src/bots/search';

export const processorTime: Watch = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
