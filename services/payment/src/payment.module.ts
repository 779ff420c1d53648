import {
  type Database,
  ServiceBasicsModule,
  type ServiceClient,
  ServiceClientModule,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { PaymentSettings } from './config/env.ts';
import { ClockModule } from './clock/clock.module.ts';
import { SettingsModule } from './config/settings.module.ts';
import { PAYMENT_SCHEMA } from './database/payment.schema.ts';
import { AssignmentsModule } from './features/assignments/index.ts';
import { BuyersModule } from './features/buyers/index.ts';
import { CancelByLinkModule } from './features/cancel-by-link/index.ts';
import { CheckoutModule } from './features/checkout/index.ts';
import { ClassSetsModule } from './features/class-sets/index.ts';
import { CopiesModule } from './features/copies/index.ts';
import { CurrentPlanModule } from './features/current-plan/index.ts';
import { EndingsModule } from './features/endings/index.ts';
import { ErasureModule } from './features/erasure/index.ts';
import { ProviderEventsModule } from './features/events/index.ts';
import { ExportModule } from './features/export/index.ts';
import { GiftsModule } from './features/gifts/index.ts';
import { GrantsModule } from './features/grants/index.ts';
import { HeldPaymentsModule } from './features/held-payments/index.ts';
import { InvoicesModule } from './features/invoices/index.ts';
import { PurchasesModule } from './features/purchases/index.ts';
import { ReceiptsModule } from './features/receipts/index.ts';
import { ReconciliationModule } from './features/reconciliation/index.ts';
import { RedeemModule } from './features/redeem/index.ts';
import { RefundsModule } from './features/refunds/index.ts';
import { SubscriptionsModule } from './features/subscriptions/index.ts';
import { SupportModule } from './features/support/index.ts';

@Module({
  imports: [
    AssignmentsModule,
    BuyersModule,
    CancelByLinkModule,
    ClockModule,
    CheckoutModule,
    ClassSetsModule,
    CopiesModule,
    CurrentPlanModule,
    EndingsModule,
    ErasureModule,
    ProviderEventsModule,
    ExportModule,
    GiftsModule,
    GrantsModule,
    HeldPaymentsModule,
    InvoicesModule,
    PurchasesModule,
    ReceiptsModule,
    ReconciliationModule,
    RedeemModule,
    RefundsModule,
    SubscriptionsModule,
    SupportModule,
  ],
})
export class PaymentModule {
  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: PaymentSettings,
  ): DynamicModule {
    const basics = { name: 'payment', database, schema: PAYMENT_SCHEMA, keys } as const;
    return {
      module: PaymentModule,
      imports: [
        ServiceBasicsModule.register(basics),
        ServiceClientModule.register(client),
        SettingsModule.register(settings),
      ],
    };
  }
}
