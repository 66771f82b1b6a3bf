<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Graph\Graph;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;

/**
 * From PHP 8.4 on a case of an enum can be deprecated. Data of before has it still: PHP's own `from()` and `unserialize()` do not
 * complain of it, so neither does Kiln.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhp('>= 8.4')]
final class DeprecatedCaseTest extends IntegrationTestCase
{
    use DeclaresClasses;

    #[Test]
    public function dataMayHaveIt(): void
    {
        $namespace = $this->declareClasses(<<<'PHP'
            enum Level: string { case New = 'new'; #[\Deprecated('say new')] case Old = 'old'; }
            enum Plain { case New; #[\Deprecated] case Old; }
            final class Subject {
                public Level $level;
                public ?Plain $plain = null;
                /** @var array<string, Level> */
                public array $map = [];
                public Level|int $either = 1;
            }
            PHP);
        $class = "{$namespace}\\Subject";
        \assert(class_exists($class));
        $json = '{"level":"old","plain":"Old","map":{"a":"old","b":"new"},"either":"old"}';
        $notices = [];
        set_error_handler(static function (int $severity, string $message) use (&$notices): bool {
            $notices[] = $message;

            return true;
        });
        try {
            $read = self::read($json, $class);
            self::assertWrites($json, $read);
            self::kiln()->populate($read, '{"map":{"c":"old"}}');
            $again = Graph::decode(Graph::encode([$read]), Graph::ALL);
        } finally {
            restore_error_handler();
        }

        self::assertEquals([$read], $again);
        self::assertSame([], $notices);
    }
}
