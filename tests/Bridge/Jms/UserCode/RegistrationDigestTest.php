<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\HandlerRegistry;
use Kiln\Bridge\Jms\UserCode\RegistrationDigest;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(RegistrationDigest::class)]
final class RegistrationDigestTest extends TestCase
{
    #[Test]
    public function theSameRegistrationsHaveTheSameDigest(): void
    {
        self::assertNotNull(self::digest(new DateHandler()));
        self::assertSame(self::digest(new DateHandler()), self::digest(new DateHandler()));
    }

    #[Test]
    public function theSettingsOfAHandlerTellItApart(): void
    {
        $digests = array_map(serialize(...), [
            self::digest(new DateHandler()),
            self::digest(new DateHandler('Y-m-d')),
            self::digest(new DateHandler(defaultTimezone: 'Asia/Tokyo')),
            self::digest(new DateHandler(xmlCData: false)),
            self::digest(null),
        ]);

        self::assertSame($digests, array_values(array_unique($digests)));
    }

    #[Test]
    public function theSettingsOfAListenerTellItApart(): void
    {
        $first = new EventDispatcher();
        $first->addSubscriber(new DoctrineProxySubscriber());
        $second = new EventDispatcher();
        $second->addSubscriber(new DoctrineProxySubscriber(false));
        $third = new EventDispatcher();
        $third->addListener('serializer.pre_serialize', static fn(): null => null, 'App\Order', 'json');
        $digests = array_map(static fn(EventDispatcher $events): string => serialize(RegistrationDigest::of([], $events->getListeners())), [new EventDispatcher(), $first, $second, $third]);

        self::assertSame($digests, array_values(array_unique($digests)));
    }

    #[Test]
    public function whatCodeOfTheApplicationHoldsDoesNotCount(): void
    {
        $handler = static fn(int $number): object => new class ($number) {
            public function __construct(public int $number) {}

            public function write(): void {}
        };

        self::assertSame(
            RegistrationDigest::of([1 => ['App\Order' => ['json' => [$handler(1), 'write']]]], []),
            RegistrationDigest::of([1 => ['App\Order' => ['json' => [$handler(2), 'write']]]], []),
        );
    }

    #[Test]
    public function aServiceThatIsOnlyNamedMustBeAskedFor(): void
    {
        self::assertNull(RegistrationDigest::of([1 => ['App\Order' => ['json' => ['orders', 'write']]]], []));
        self::assertNotNull(RegistrationDigest::of([1 => ['App\Order' => ['xml' => ['orders', 'write']]]], []), 'It is for another format.');
    }

    /**
     * @return ?list<mixed>
     */
    private static function digest(?DateHandler $dates): ?array
    {
        $registry = new HandlerRegistry();
        if ($dates !== null) {
            $registry->registerSubscribingHandler($dates);
        }

        return RegistrationDigest::of($registry->getHandlers(), []);
    }
}
