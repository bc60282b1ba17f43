import type { CodeRecord, PageRecord, SectionRecord } from '../src/index/records';
import { createRandom, type Random } from './random';

/*
 * Korean notes out of a seed: real terms for what all notes share, made-up words of frequent syllables
 * for what few notes have, code in four languages. Lengths follow note-sized pages of real Korean
 * documentation: 4 to 6 sections of about 1.1 kB, half of them with a code block.
 */

const terms =
  '구독 결제 웹훅 플랜 환불 상태 전이 오류 응답 요청 서버 클라이언트 데이터베이스 트랜잭션 인덱스 격리 수준 잠금 교착상태 캐시 만료 메시지 큐 소비자 생산자 파티션 복제 장애 복구 로그 스레드 프로세스 메모리 힙 스택 그래프 정점 간선 트리 해시 정렬 탐색 경로 비용 복잡도 배열 문자열 객체 클래스 메서드 인터페이스 예외 프록시 필터 토큰 인증 인가 세션 쿠키 라우팅 네트워크 연결 핸드셰이크 패킷 포트 배포 이미지 컨테이너 설정 환경 변수 시험 검증 비동기 콜백 이벤트 스트림 함수 변수 타입 제네릭 모듈 빌드 번들 렌더링 컴포넌트 훅 속성'.split(
    ' ',
  );

const syllables =
  '가 각 간 감 개 거 건 결 경 계 고 공 과 관 구 국 군 권 규 그 근 금 기 나 난 남 내 노 농 누 단 달 담 당 대 도 독 동 두 등 라 란 람 래 량 력 련 령 로 록 론 료 루 류 률 리 린 림 마 만 말 매 명 모 목 무 문 물 미 민 반 발 방 배 백 번 범 법 변 별 병 보 복 본 부 분 불 비 사 산 상 새 색 생 서 석 선 설 성 세 소 속 손 수 순 술 스 습 승 시 식 신 실 심 아 안 양 어 언 업 여 역 연 열 영 예 오 온 완 외 요 용 우 운 원 위 유 육 음 의 이 인 일 임 입 자 작 장 재 저 적 전 점 정 제 조 족 존 종 주 준 중 증 지 직 진 집 차 찰 참 창 채 책 처 천 철 청 체 초 총 최 추 축 출 충 치 침 카 코 크 타 탄 태 터 토 통 투 트 파 판 패 편 평 포 표 품 프 피 필 하 학 한 함 합 항 해 행 향 험 현 형 호 화 환 활 황 회 획 효 후 훈'.split(
    ' ',
  );

const names =
  'order user plan price status event retry queue worker lock token cache index query batch fetch lazy join flush commit filter chain request response header body parse build render mount effect state node edge graph visit depth cost heap push merge split shard key value entry group count limit offset cursor page scroll signal thread pool task delay timer stream buffer chunk socket port host route guard pipe module factory bean scope proxy session cookie verify sign hash salt audit trace span metric gauge alert rollback snapshot version draft publish archive tag label notice rate quota window bucket'.split(
    ' ',
  );

const sentences = [
  '{a}{을} 바꾸면 {b}{이} 함께 바뀐다.',
  '{a}에서 {b}{을} 확인한 뒤에 {c}{을} 시작한다.',
  '{a} {b}{은} {c}보다 먼저 정해진다.',
  '이때 {a}{이} 없으면 {b} {c}{을} 다시 만든다.',
  '{a}까지 걸린 시간은 {n}밀리초이고, {b}{은} {n}번 되풀이된다.',
  '`{id}`{는} {a}{을} {b}에 맞춘다.',
  '{a}{과} {b}{을} 나누는 까닭은 {c} 때문이다.',
  '{a}{이} {n}개를 넘으면 {b}{으로} 옮긴다.',
  '그래서 {a}{은} {b}{의} {c}{을} 기다리지 않는다.',
  '`{id}`를 쓰면 {a} {b}{이} 한 번에 끝난다.',
];

/** Particle that fits the last syllable: 구독을, 결제를. */
function particle(word: string, pair: string): string {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  const hasFinal = code >= 0 && code <= 11171 && code % 28 !== 0;
  const forms: Record<string, readonly [string, string]> = {
    을: ['을', '를'],
    이: ['이', '가'],
    은: ['은', '는'],
    과: ['과', '와'],
    으로: ['으로', '로'],
    의: ['의', '의'],
    는: ['은', '는'],
  };
  return forms[pair]?.[hasFinal ? 0 : 1] ?? pair;
}

interface Vocabulary {
  readonly words: readonly string[];
  readonly random: Random;
}

function makeWord(random: Random): string {
  const length = 2 + random.below(3);
  return Array.from({ length }, () => random.pick(syllables)).join('');
}

function makeName(random: Random): string {
  const parts = Array.from({ length: 2 + random.below(3) }, () => random.pick(names));
  return random.next() < 0.3
    ? parts.join('_')
    : parts.map((part, index) => (index === 0 ? part : capital(part))).join('');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Frequent words often, rare ones rarely (Zipf's law, roughly: the cube of an even draw). */
function draw({ words, random }: Vocabulary): string {
  return words[Math.floor(words.length * random.next() ** 3)] ?? '값';
}

function fill(
  template: string,
  topics: readonly string[],
  ids: readonly string[],
  vocabulary: Vocabulary,
): string {
  const { random } = vocabulary;
  let last = '';
  return template.replace(/\{(\p{L}+)\}/gu, (_, slot: string) => {
    if (slot === 'id') {
      last = random.pick(ids);
    } else if (slot === 'n') {
      last = String(1 + random.below(500));
    } else if (/^[abc]$/.test(slot)) {
      last = random.next() < 0.35 ? random.pick(topics) : draw(vocabulary);
    } else {
      return particle(last, slot);
    }
    return last;
  });
}

/** A code block of one of four languages, of made-up names. */
export function makeCode(random: Random, ids = [makeName(random), makeName(random)]): CodeRecord {
  const [a, b, c] = [random.pick(ids), random.pick(ids), makeName(random)];
  const n = random.below(900);
  return random.pick<CodeRecord>([
    {
      language: 'java',
      text: `@Service\npublic class ${capital(a)}Service {\n  private final ${capital(b)} ${b};\n\n  @Transactional\n  public void ${c}(long id) {\n    if (id > ${n}) { throw new IllegalStateException("${b}"); }\n  }\n}`,
    },
    {
      language: 'ts',
      text: `export async function ${a}(input: ${capital(b)}): Promise<void> {\n  const ${c} = await load(input.id, ${n});\n  return ${c}.map((entry) => entry.${b});\n}`,
    },
    {
      language: 'python',
      text: `def ${a}(values: list[int]) -> int:\n    ${b} = sorted(values)[:${n}]\n    return sum(${b}) + ${c}(values)`,
    },
    {
      language: 'sql',
      text: `SELECT ${a}, count(*) FROM ${b}\nWHERE ${c} > ${n}\nGROUP BY ${a} ORDER BY 2 DESC;`,
    },
  ]);
}

/** Notes in nested folders, the same for the same seed. */
export function makeCorpus(count: number, seed: number): PageRecord[] {
  const random = createRandom(seed);
  // Heaps' law on Korean text: about 9 new words per note at 300 notes, fewer later.
  const size = Math.round(600 + 120 * Math.sqrt(count) + count);
  const words = [...terms, ...Array.from({ length: size }, () => makeWord(random))];
  const vocabulary = { words, random };
  return Array.from({ length: count }, (_, number) => makePage(number, vocabulary));
}

function makePage(number: number, vocabulary: Vocabulary): PageRecord {
  const { random } = vocabulary;
  const topics = Array.from({ length: 5 }, () => makeWord(random));
  const ids = Array.from({ length: 5 }, () => makeName(random));
  const heading = (): string =>
    random.next() < 0.2
      ? `${random.pick(ids)}${random.pick(['의 동작', ' 쓰기', '와 오류'])}`
      : `${random.pick(topics)} ${draw(vocabulary)}`;
  const sections = Array.from({ length: 4 + random.below(3) }, (_, place): SectionRecord => ({
    anchor: place === 0 ? '' : `${random.pick(names)}-${random.pick(names)}-${place}`,
    heading: place === 0 ? '' : heading(),
    body: Array.from({ length: 3 + random.below(3) }, () =>
      Array.from({ length: 2 + random.below(3) }, () =>
        fill(random.pick(sentences), topics, ids, vocabulary),
      ).join(' '),
    )
      .join('\n')
      .replaceAll('`', ''),
    code: random.next() < 0.5 ? [makeCode(random, ids)] : [],
  }));
  const folder = ['docs', 'theory', 'algorithm', 'blog'][number % 4] ?? 'docs';
  const route = `/${folder}/${names[(number >> 2) % names.length] ?? 'x'}/${names[(number >> 5) % names.length] ?? 'y'}-${number}`;
  return { route, title: `${topics[0] ?? ''} ${draw(vocabulary)}`, sections };
}
