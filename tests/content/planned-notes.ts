/**
 * Names of the notes planned directly in each folder, separated by spaces. The order is that of the
 * sidebar; names that are numbers ascend.
 */
export const notesByFolder: Readonly<Record<string, string>> = {
  '/java-and-spring/basic/java': `
    equals-and-hashcode generics-and-wildcards streams-and-collectors records-and-sealed
    exceptions`,
  '/java-and-spring/basic/kotlin': 'null-safety data-class-and-scope-functions',
  '/java-and-spring/spring-boot': `
    auto-configuration configuration-properties testing actuator`,
  '/java-and-spring/api': 'rest-api-design validation-and-errors pagination idempotency-key',
  '/java-and-spring/jpa': 'persistence-context entity-mapping n-plus-one locking',
  '/java-and-spring/pattern': 'strategy-and-template proxy-and-decorator builder-and-factory',
  '/java-and-spring/deep-dive': 'dispatcher-servlet transactional-proxy bean-lifecycle',
  '/java-and-spring/webflux': 'reactive-streams mono-and-flux webclient-timeouts',
  '/java-and-spring/msa': 'circuit-breaker saga-and-outbox gateway-and-discovery',
  '/java-and-spring/project': 'subscription-billing url-shortener',
  '/etc/fastapi': 'parameters-and-validation dependencies async-and-threads',
  '/etc/flutter': 'widget-lifecycle state-management layout-constraints',
  '/etc/ruby': 'blocks-procs-lambdas enumerable modules-and-method-lookup',
  '/algorithm': `
    backtracking list queue hash-table tree graph dp dijkstra mst sort search lcs prefix-sum
    combination python-grammar sieve-of-primes`,
  '/algorithm/baekjoon': `
    1167 1197 1260 1406 1463 1504 1647 1697 1717 1753 1920 1927 1929 1931 1991 2110 2164 2178
    2579 5430 5639 7576 9251 9252 9663 10816 10986 10989 11051 11053 11404 11657 11659 11660
    12865 14502 15649 17298`,
  '/algorithm/baekjoon/python': `
    1012 1149 1157 1181 1238 1644 1806 1874 1966 2293 2559 11286 11866 12015 14889 15650 18870`,
  '/algorithm/programmers/java': `
    unfinished-runner clothes more-spicy feature-release bridge-trucks target-number
    game-map-shortest immigration way-to-school speed-camera farthest-node`,
  '/algorithm/programmers/python': `
    best-album largest-number h-index find-primes make-big-number integer-triangle network
    menu-renewal parking-fee discount-event next-greater-number`,
  '/algorithm/programmers/sql': `
    sort-by-several-keys top-n-records null-handling same-name-count adoption-hour-2
    missing-record long-protected-1 neutered-at-shelter price-band-count repurchase
    most-favorite-restaurant rental-long-short ecoli-child-count`,
  '/algorithm/leetcode/java': `
    two-sum longest-substring-without-repeating-characters valid-parentheses permutations
    merge-intervals binary-tree-level-order-traversal lru-cache number-of-islands
    reverse-linked-list course-schedule coin-change subarray-sum-equals-k network-delay-time`,
  '/algorithm/codetree': `
    grid-simulation interval-painting date-and-time brute-force-rectangles base-conversion
    grid-gravity`,
  '/algorithm/custom': 'renewal-calendar alarm-window free-bridges circular-seats',
  '/theory/data-structure': `
    array-and-linked-list stack-and-queue hash-table binary-search-tree heap segment-tree b-tree
    trie`,
  '/theory/database': `
    sql-execution-order null-and-three-valued-logic join-and-subquery window-functions
    index-and-explain normalization isolation-levels mvcc`,
  '/theory/infra': 'loki-docs',
  '/theory/infra/messaging': 'delivery-guarantees log-and-queue',
  '/theory/infra/rabbitmq': 'exchanges-and-routing ack-and-dead-letter',
  '/theory/infra/redis': 'data-types cache-patterns distributed-lock rate-limiter',
  '/theory/infra/azure': 'resource-model container-apps-and-storage',
  '/theory/java': `
    jvm-memory garbage-collection java-memory-model thread-pool class-loading
    string-and-encoding`,
  '/theory/mongodb': 'document-modeling indexes aggregation replica-set',
  '/theory/network': `
    tcp http-methods-and-status http-caching tls dns ip-and-subnet cors-and-cookies`,
  '/theory/operating-system': `
    process-and-thread cpu-scheduling synchronization deadlock virtual-memory page-replacement
    io-models`,
  '/theory/python': 'data-model iterators-and-generators decorators gil asyncio',
  '/theory/spring': 'ioc-container aop transactional security-filter-chain',
  '/js-framework/js-grammar': `
    types-and-equality closures-and-scope this-and-prototype promises-and-async
    iterables-and-immutability typescript-types`,
  '/js-framework/nodejs': 'event-loop streams modules package-management testing-and-debugging',
  '/js-framework/express': `
    middleware-and-errors rest-server auth-session-and-jwt testing-handlers`,
  '/js-framework/nest': 'modules-and-di guards-and-pipes typeorm-and-transactions',
  '/js-framework/next': 'rendering-modes routing-and-layouts data-and-caching',
  '/docs/paypal': 'subscription-api webhook-api',
  '/docs/redis': 'redis-stream',
  '/blog/cs': 'number-representation unicode-and-utf8 what-happens-url big-o-in-practice',
  '/blog/finance': 'compound-interest loan-repayment subscription-metrics',
  '/blog/conference': 'simple-made-easy event-loop-talk',
  '/blog/linux': 'log-analysis shell-script-safety permissions-and-processes',
  '/blog/lecture-review': 'nand2tetris mit-6006',
  '/blog/book-review': `
    effective-java designing-data-intensive-applications refactoring head-first-design-patterns`,
  '/blog/tools': 'git-rebase-and-merge git-diff-and-blame curl-and-jq',
  '/blog/electronic-product': 'monitor-resolution-and-ppi usb-c-and-power-delivery',
  '/blog/ai-log': 'evaluating-answers embeddings-and-retrieval',
  '/blog/cpp': 'raii-and-smart-pointers move-semantics stl-containers',
  '/blog/anki': 'spaced-repetition',
  '/blog/be-writer': 'technical-writing markdown-and-readme',
  '/blog/python-script': 'normalize-file-names csv-report markdown-link-check',
  '/blog/cover-letter': 'star-structure',
  '/blog/portfolio': 'project-case-study',
  '/blog/study': 'study-guide question-bank',
  '/blog/study/cs-study': '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
};
