/**
 * Words that mean the same in these notes, one group per line. Spaces and case do not matter.
 * A group belongs here when the notes use one of its words and readers type another.
 */
const groups: readonly string[] = [
  '우선순위 큐, 힙, heap, priority queue, heapq, priorityqueue',
  '트랜잭션, transaction',
  '교착상태, 데드락, deadlock',
  '구독, subscription',
  '결제, payment',
  '환불, refund',
  '웹훅, webhook',
  '요금제, 플랜, plan',
  '캐시, cache, 캐싱',
  '인덱스, 색인, index',
  '그래프, graph',
  '최단 경로, 최단 거리, 다익스트라, dijkstra, shortest path',
  '너비 우선 탐색, bfs',
  '깊이 우선 탐색, dfs',
  '동적 계획법, 다이나믹 프로그래밍, dp',
  '이분 탐색, 이진 탐색, binary search',
  '서로소 집합, 분리 집합, 유니온 파인드, union find, disjoint set',
  '연결 리스트, linked list',
  '해시, hash, 해시맵, hashmap',
  '스레드, 쓰레드, thread',
  '프로세스, process',
  '가비지 컬렉션, garbage collection, gc',
  '쓰레기 수집, garbage collection, gc',
  '영속성 컨텍스트, persistence context',
  '지연 로딩, lazy loading',
  '의존성 주입, di, dependency injection',
  '레디스, redis',
  '스프링, spring',
  '자바, java',
  '파이썬, python',
  '코틀린, kotlin',
  '도커, docker',
  '컨테이너, container',
  '쿠버네티스, kubernetes, k8s',
  '깃, git',
  '리베이스, rebase',
  '병합, merge, 머지',
  '커밋, commit',
  '메시지 큐, message queue, mq',
  '소비자, 컨슈머, consumer',
  '생산자, 프로듀서, producer',
  '잠금, 락, lock',
  '격리 수준, isolation level',
  '정규화, normalization',
  '직렬화, serialization',
  '역직렬화, deserialization',
  '인증, authentication',
  '인가, authorization',
  '토큰, token',
  '비동기, async, 논블로킹',
  '클로저, closure',
  '제네릭, generic, generics',
  '예외, exception',
  '오류, 에러, error',
  '핸드셰이크, handshake',
  '로드 밸런서, load balancer',
  '멱등성, idempotency, 멱등',
  '동시성, concurrency',
  '정렬, sort',
  '스택, stack',
  '큐, queue',
  '트리, tree',
  '백준, boj, baekjoon',
  '프로그래머스, programmers',
  '리트코드, leetcode',
  '페이팔, paypal',
  '타입스크립트, typescript',
  '자바스크립트, javascript',
  '리액트, react',
  '익스프레스, express',
  '루비, ruby',
  '카프카, kafka',
  '하이버네이트, hibernate',
  '엑셀, excel',
  '두 포인터, 투 포인터, two pointers',
  '슬라이딩 윈도, 슬라이딩 윈도우, sliding window',
  '누적 합, 구간 합, prefix sum',
  '배낭, 냅색, knapsack',
  '편집 거리, 레벤슈타인, levenshtein, edit distance',
  '이항 계수, ncr, binomial',
  '최소 신장 트리, 스패닝 트리, mst, minimum spanning tree',
  '위상 정렬, topological sort',
  '매개 변수 탐색, 파라메트릭 서치, parametric search',
  '메모이제이션, memoization',
  '분할 상환, 상각, amortized',
  '동적 배열, dynamic array',
  '원형 버퍼, 원형 큐, 링 버퍼, ring buffer, circular buffer',
  '덱, 데크, deque',
  '순환, 사이클, cycle',
  '정점, 노드, node, vertex',
  '간선, edge',
  '재귀, recursion',
  '백트래킹, backtracking',
  '되돌리기, 원상복구, undo',
  '오버플로, 오버플로우, overflow',
  '빅오, big o',
  '퀸, queen',
  '자기 조인, 셀프 조인, self join',
  '쿼리, 질의, query',
  '함수, function',
  '인자, 매개변수, argument, parameter',
  '무한 루프, 무한 반복, infinite loop',
  '아웃박스, outbox',
  '갱신 손실, lost update',
  '쓰기 스큐, write skew',
  '낡은 클로저, stale closure',
  '콜백, callback',
  '람다, lambda',
  '조합, combination',
  '합성, 컴포지션, composition',
  '이모지, emoji',
  '방문, visited',
  '분쟁, 차지백, 챠지백, 지급 거절, chargeback, dispute',
  '무료, 공짜',
  '뒤집기, 거꾸로, reverse',
  '위상 정렬, 선수과목, 선행',
  '빅세타, Θ, theta',
  '일할, 일할 계산, proration',
  '재시도, 다시 시도, retry',
  '반복문, 루프, loop',
  '가득 참, 꽉 찬, full',
  '취소, 해지, cancel',
];

const keyOf = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '');

const members = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(', ');
  for (const word of words) {
    const others = members.get(keyOf(word)) ?? new Set<string>();
    words.filter((other) => other !== word).forEach((other) => others.add(other));
    members.set(keyOf(word), others);
  }
}

/** The longest entry in words, which bounds the phrases a query is tried for. */
export const MAX_SYNONYM_WORDS = 3;

/**
 * Other words for a word or phrase.
 *
 * @example
 * synonymsOf('우선순위 큐') // ['힙', 'heap', 'priority queue', 'heapq']
 * synonymsOf('구름')       // []
 */
export function synonymsOf(phrase: string): readonly string[] {
  return [...(members.get(keyOf(phrase)) ?? [])];
}
