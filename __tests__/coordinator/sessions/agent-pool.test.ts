import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { AgentPool, type PoolSlot, type Priority } from '#src/coordinator/sessions/agent-pool.ts';
import { settle } from '../a-clock.ts';

const open = new AbortController().signal;

/** Queues people one after the other; `entered` lists them as they get their place. */
async function queueAt(pool: AgentPool, people: readonly (readonly [string, Priority])[]) {
  const entered: string[] = [];
  const places: PoolSlot[] = [];
  for (const [name, priority] of people) {
    pool.acquire(priority, open).then(
      (place) => {
        entered.push(name);
        places.push(place);
      },
      () => undefined,
    );
  }
  await settle();
  return { entered, places };
}

describe('pool', () => {
  it('admits as many as there are places, and the next when one leaves', async () => {
    const pool = new AgentPool(2);
    const { entered, places } = await queueAt(pool, [
      ['a', 'normal'],
      ['b', 'normal'],
      ['c', 'normal'],
    ]);
    expect([entered, pool.isFull()]).toEqual([['a', 'b'], true]);
    places[0]?.release();
    await settle();
    expect([entered, pool.isFull()]).toEqual([['a', 'b', 'c'], true]);
  });

  it('lets urgent work go first, and keeps the order of arrival otherwise', async () => {
    const pool = new AgentPool(1);
    const { entered, places } = await queueAt(pool, [
      ['first', 'normal'],
      ['n1', 'normal'],
      ['n2', 'normal'],
      ['u1', 'urgent'],
      ['u2', 'urgent'],
    ]);
    for (let next = 0; next < 5; next += 1) {
      places[next]?.release();
      await settle();
    }
    expect(entered).toEqual(['first', 'u1', 'u2', 'n1', 'n2']);
    expect(pool.isFull()).toBe(false);
  });

  it('gives a place back once, however often it is released', async () => {
    const pool = new AgentPool(2);
    const { places } = await queueAt(pool, [
      ['a', 'normal'],
      ['b', 'normal'],
    ]);
    places[0]?.release();
    places[0]?.release();
    await pool.acquire('normal', open);
    expect(pool.isFull()).toBe(true);
  });

  it('takes who gives up out of the queue, and no listener stays', async () => {
    const pool = new AgentPool(1);
    const stop = new AbortController();
    const place = await pool.acquire('normal', open);
    const given = pool.acquire('normal', stop.signal);
    const { entered } = await queueAt(pool, [['after', 'normal']]);
    stop.abort('enough');
    await expect(given).rejects.toBe('enough');
    place.release();
    await settle();
    expect(entered).toEqual(['after']);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });
});

/** Work that a test ends. */
function aWork() {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work, end: () => end() };
}

describe('a lent place', () => {
  it('lets others work meanwhile, and is taken again before anybody in line', async () => {
    const pool = new AgentPool(1);
    const { entered, places } = await queueAt(pool, [
      ['asks', 'normal'],
      ['answers', 'normal'],
      ['next', 'urgent'],
    ]);
    const { work, end } = aWork();
    const back = places[0]?.releaseWhile(work).then(() => entered.push('asks again'));
    await settle();
    end();
    await settle();
    places[1]?.release();
    await back;
    expect(entered).toEqual(['asks', 'next', 'asks again']);
    places[0]?.release();
    await settle();
    expect(entered).toEqual(['asks', 'next', 'asks again', 'answers']);
  });

  it('comes back once its borrower waits for nobody any more', async () => {
    const pool = new AgentPool(1);
    const place = await pool.acquire('normal', open);
    const [one, other] = [aWork(), aWork()];
    const both = [place.releaseWhile(one.work), place.releaseWhile(other.work)];
    one.end();
    await both[0];
    expect(pool.isFull()).toBe(false);
    other.end();
    await both[1];
    expect(pool.isFull()).toBe(true);
    place.release();
    expect(pool.isFull()).toBe(false);
  });

  it('is not kept by an agent that waits again while it comes back', async () => {
    const pool = new AgentPool(1);
    const { places, entered } = await queueAt(pool, [['asks', 'normal']]);
    const [one, other] = [aWork(), aWork()];
    const first = places[0]?.releaseWhile(one.work);
    await queueAt(pool, [['between', 'normal']]).then((second) => places.push(...second.places));
    one.end();
    await settle();
    const second = places[0]?.releaseWhile(other.work);
    const after = await queueAt(pool, [['after', 'normal']]);
    places[1]?.release();
    await first;
    await settle();
    expect([entered, after.entered]).toEqual([['asks'], ['after']]);
    other.end();
    after.places[0]?.release();
    await second;
    expect(pool.isFull()).toBe(true);
    places[0]?.release();
    expect(pool.isFull()).toBe(false);
  });

  it('is one place, though its agent comes back from two waits at once', async () => {
    const pool = new AgentPool(1);
    const { places } = await queueAt(pool, [['asks', 'normal']]);
    const [one, other] = [aWork(), aWork()];
    const first = places[0]?.releaseWhile(one.work);
    const between = await pool.acquire('normal', open);
    one.end();
    await settle();
    const second = places[0]?.releaseWhile(other.work);
    other.end();
    await settle();
    between.release();
    await Promise.all([first, second]);
    expect(pool.isFull()).toBe(true);
    places[0]?.release();
    expect(pool.isFull()).toBe(false);
  });

  it('is nobody’s when its agent ended while it waited', async () => {
    const pool = new AgentPool(1);
    const { places } = await queueAt(pool, [['asks', 'normal']]);
    const { work, end } = aWork();
    const back = places[0]?.releaseWhile(work);
    places[0]?.release();
    end();
    await back;
    expect(pool.isFull()).toBe(false);
  });

  it('is given up when the run ends, and what the work threw is thrown', async () => {
    const pool = new AgentPool(1);
    const stop = new AbortController();
    const place = await pool.acquire('normal', stop.signal);
    const broken = place.releaseWhile(Promise.reject(new Error('broken')));
    stop.abort('enough');
    await expect(broken).rejects.toThrow('broken');
    expect(pool.isFull()).toBe(false);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });
});
