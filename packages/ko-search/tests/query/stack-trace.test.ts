import { expect, test } from 'vitest';
import { thrownIn } from '../../src/query/stack-trace';

const java = `Exception in thread "main" org.example.OuterException: could not start
\tat org.example.App.run(App.java:12)
\tat java.base/java.lang.Thread.run(Thread.java:840)
Caused by: org.hibernate.LazyInitializationException: could not initialize proxy - no Session
\tat org.hibernate.proxy.Lazy.init(Lazy.java:7)
\t... 3 more`;

const javascript = `TypeError: Cannot read properties of undefined (reading 'id')
    at handler (/srv/app.js:3:15)
    at new AppError (file:///srv/errors.js:9:3)
    at /srv/node_modules/express/lib/router.js:2:1`;

const python = `Traceback (most recent call last):
  File "app.py", line 3, in <module>
KeyError: 'id'

During handling of the above exception, another exception occurred:

  File "app.py", line 5, in <module>
ValueError: bad id`;

const ruby = `app.rb:3:in 'Object#run': undefined method 'x' for nil (NoMethodError)`;

test.each([
  ['자바는 마지막 원인부터다', java, ['LazyInitializationException', 'OuterException']],
  ['자바스크립트는 첫 줄의 것이다', javascript, ['TypeError']],
  ['파이썬은 마지막 것부터다', python, ['ValueError', 'KeyError']],
  ['루비', ruby, ['NoMethodError']],
  ['예외의 이름이 없으면 없다', 'at org.example.App.run(App.java:12)', []],
  ['자취가 없으면 보통 검색어다', 'LazyInitializationException: no Session', []],
  ['보통 검색어', 'NullPointerException at 어디', []],
] as const)('%s', (_, text, names) => {
  expect(thrownIn(text)).toEqual(names);
  // The box of the search has one line.
  expect(thrownIn(text.replace(/\s+/g, ' '))).toEqual(names);
});
