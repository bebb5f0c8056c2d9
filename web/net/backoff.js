// Waiting times between two attempts: they double from one second up to a limit, with a random part so that not all devices
// come back at once.

const FIRST_MS = 1000;

/** @param {number} maxMs */
export function createBackoff(maxMs) {
  let next = FIRST_MS;
  return {
    /** Gives the time to wait now, in milliseconds. */
    next: () => {
      const wait = next * (0.75 + Math.random() / 2);
      next = Math.min(next * 2, maxMs);
      return Math.min(wait, maxMs);
    },
    /** Starts again from one second. */
    reset: () => {
      next = FIRST_MS;
    },
  };
}
