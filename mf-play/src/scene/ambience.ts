import type { Scene } from 'phaser';
import { wantsLessMotion } from './wants-less-motion.ts';
import { EFFECT_DEPTH } from './depth.rules.ts';
import { hasObjectFrame } from './asset-urls.ts';

const FRAMES = ['butterfly-0', 'butterfly-1'];
const FLAP_MS = 140;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two butterflies fly past now and then. Nothing moves for people who have asked for less motion. */
export function addAmbience(scene: Scene, map: Size): void {
  if (wantsLessMotion() || !FRAMES.every(hasObjectFrame)) return;
  const flights = [
    {
      from: [-16, map.height * 0.3],
      to: [map.width + 16, map.height * 0.55],
      duration: 22_000,
      delay: 1_500,
    },
    {
      from: [map.width + 16, map.height * 0.75],
      to: [-16, map.height * 0.4],
      duration: 27_000,
      delay: 9_000,
    },
  ] as const;
  for (const { from, to, duration, delay } of flights) {
    const butterfly = scene.add.sprite(from[0], from[1], 'objects', FRAMES[0]).setDepth(EFFECT_DEPTH);
    scene.tweens.add({ targets: butterfly, x: to[0], duration, delay, repeat: -1, repeatDelay: 8_000 });
    scene.tweens.add({
      targets: butterfly,
      y: to[1],
      duration: duration / 9,
      delay,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
    scene.time.addEvent({
      delay: FLAP_MS,
      loop: true,
      callback: () => butterfly.setFrame(FRAMES[Math.floor(scene.time.now / FLAP_MS) % 2] ?? 'butterfly-0'),
    });
  }
}
