import { internalCalls } from '@vitrine/contract/calls'
import { addressPath } from '@vitrine/contract/address-path'
import { pagePathsAnswer } from '@vitrine/contract/internal'
import { FollowedAnswer } from './followed-answer.ts'
import type { FollowedOptions } from './followed-answer.ts'

/**
 * Paths of the pages of blocks in memory, former ones included: any path could be that of one, and
 * all others share one page that says so, whatever is asked for.
 */
export class PagePaths {
  #paths: ReadonlySet<string> | undefined
  readonly #answer: FollowedAnswer

  constructor(options: FollowedOptions) {
    this.#answer = new FollowedAnswer({
      ...options,
      path: internalCalls.pages.path,
      name: 'the paths of pages',
      take: (answer) => {
        this.#paths = new Set(pagePathsAnswer.parse(answer).data)
      },
    })
  }

  /** Reads the paths again after a change; while the cms is unreachable, the last ones apply. */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('pages')) void this.read()
  }

  /** Reads all paths. `limit`: timeout, ms. */
  read(limit?: number): Promise<void> {
    return this.#answer.read(limit)
  }

  /** False if no page has a path; true as long as the paths are unknown. */
  mayHave(path: string): boolean {
    return this.#paths?.has(addressPath(path) ?? '') ?? true
  }
}
