/** What is said about Grimoire as an app of the device. */
export interface OfflineWords {
  readonly update: {
    readonly title: string;
    readonly body: string;
    readonly later: string;
    readonly reload: string;
  };
}
