import { Repository } from '@napi-rs/simple-git';

/**
 * Keeps Nextra's loader from asking Git for the last change of every note, whose answer
 * `page-opts.mjs` would drop: each question walks the history, and there is no setting against it. Our
 * dates come from one `git log` in `scripts/prepare`.
 */
export function skipGitDates() {
  Repository.prototype.getFileLatestModifiedDateAsync = () => Promise.resolve(0);
}
