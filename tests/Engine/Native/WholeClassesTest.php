<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\NativeView;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Everywhere\Circle;
use Kiln\Tests\Fixture\Integration\Everywhere\Level;
use Kiln\Tests\Fixture\Integration\Everywhere\Named;
use Kiln\Tests\Fixture\Integration\Everywhere\Shape;
use Kiln\Tests\Fixture\Integration\SaysItself\Token;
use Kiln\Tests\Fixture\Integration\Values\Account;
use Kiln\Tests\Fixture\Integration\Values\Iban;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Values, converters and classes that say themselves what they are leave the call to the extension.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension(Extension::NAME)]
final class WholeClassesTest extends TestCase
{
    #[Test]
    public function theyNeedNoPhpEngine(): void
    {
        $native = new NativeSetup(SerializerBuilder::create()->withConverter(Shape::class, new Named()));
        $json = '{"iban":"CH12","other":null,"orders":[1,2],"rates":{"a":12.5,"b":null},"labels":["x","y"],"either":"DE34","anything":null}';

        $account = $native->serializer->deserialize($json, Account::class);
        self::assertSame($json, $native->serializer->serialize($account));
        $account->anything = [Iban::fromString('FR56'), new Circle('c'), Level::Low, new Token('abc'), new \DateTimeImmutable('2024-01-01T00:00:00Z'), new \stdClass()];
        self::assertStringEndsWith('"anything":["FR56","shape:c","level:Low",{"length":3},"2024-01-01T00:00:00Z",{}]}', $native->serializer->serialize($account));
        self::assertSame([0, 0], [$native->fallback->encoded, $native->fallback->decoded], 'The PHP engine had to help.');
    }
}
