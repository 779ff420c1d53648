import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'create table payment.network_salts (hour text primary key, salt bytea not null)',
  // Networks as hashes, with a salt that goes with them after the hour.
  `create table payment.gift_networks (
    hour text not null,
    network_hash bytea not null,
    count int not null,
    primary key (hour, network_hash)
  )`,
];

export class BrakeGifts1798310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.gift_networks, payment.network_salts');
  }
}
