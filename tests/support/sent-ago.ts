/**
 * The header of a delivery that was sent some minutes before it is looked at: on a busy machine a file of tests is
 * read long before its tests run.
 */
export function sentAgo(minutes: number): Readonly<Record<'PAYPAL-TRANSMISSION-TIME', string>> {
  return {
    get 'PAYPAL-TRANSMISSION-TIME'() {
      return new Date(Date.now() - minutes * 60_000).toISOString();
    },
  };
}
