<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Unusual\ArrayChild;
use Kiln\Tests\Fixture\Jms\Unusual\Dynamic;
use Kiln\Tests\Fixture\Jms\Unusual\ErrorChild;
use Kiln\Tests\Fixture\Jms\Unusual\JsonItself;
use Kiln\Tests\Fixture\Jms\Unusual\OverriddenBase;
use Kiln\Tests\Fixture\Jms\Unusual\Overriding;
use Kiln\Tests\Fixture\Jms\Unusual\ReadonlyClass;
use Kiln\Tests\Fixture\Jms\Unusual\References;
use Kiln\Tests\Fixture\Jms\Unusual\Walkable;
use Kiln\Tests\Fixture\Jms\Unusual\WithConstants;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes of unusual kinds.
 */
#[CoversClass(JmsSerializer::class)]
final class UnusualClassesTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{\Closure(): mixed}>
     */
    public static function values(): iterable
    {
        yield 'a readonly class' => [static fn(): object => new ReadonlyClass(c: new ReadonlyClass())];
        yield 'one that prints itself' => [static fn(): object => new JsonItself()];
        yield 'one that can be walked' => [static fn(): object => new Walkable()];
        yield 'a child of an array object' => [static fn(): object => new ArrayChild(['x' => 1])];
        yield 'properties of no class' => [static fn(): object => Dynamic::withMore()];
        yield 'static properties' => [static fn(): object => new WithConstants()];
        yield 'references' => [static function (): object {
            $references = new References();
            $shared = ['x' => 1];
            $references->list = [&$shared, &$shared];
            $references->value = &$shared;

            return $references;
        }];
        yield 'an array that holds itself by reference, once' => [static function (): array {
            $inner = ['x' => 1];
            $array = ['a' => &$inner, 'b' => &$inner];

            return $array;
        }];
        yield 'properties declared anew' => [static fn(): object => new Overriding()];
        yield 'the base of these' => [static fn(): object => new OverriddenBase()];
        yield 'a class without a name' => [static fn(): object => new class (5) {
            public string $named = 'not at all';

            public function __construct(private readonly int $number) {}

            public function number(): int
            {
                return $this->number;
            }
        }];
        yield 'a child without a name' => [static fn(): object => new class extends JsonItself {
            public int $b = 2;
        }];
        yield 'a closure' => [static fn(): object => static fn(): int => 1];
        yield 'a weak map' => [static fn(): object => new \WeakMap()];
        yield 'a reflection' => [static fn(): object => new \ReflectionClass(Walkable::class)];
        yield 'a removed property' => [static function (): object {
            $object = new JsonItself();
            unset($object->a);

            return $object;
        }];
    }

    /**
     * @param \Closure(): mixed $value
     */
    #[Test]
    #[DataProvider('values')]
    public function theyAreWritten(\Closure $value): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json($value()));
        self::compare(static fn(Subject $subject): string => $subject->json(['x' => $value(), 'y' => [$value()]], SerializationContext::create()->setSerializeNull(true)));
        self::compare(static fn(Subject $subject): array => $subject->array(new Untyped($value())));
        self::compare(static fn(Subject $subject): string => $subject->json($value(), SerializationContext::create()->setGroups('Default')->setVersion('1')->enableMaxDepthChecks()));
    }

    /**
     * docs/jms-differences.md, "A removed property without a type".
     */
    #[Test]
    public function phpDoesNotWarnOfARemovedPropertyWithoutAType(): void
    {
        $value = static function (): References {
            $object = new References();
            unset($object->value);

            return $object;
        };
        $warning = "\nPHP: Undefined property: " . References::class . '::$value';

        foreach ([false, true] as $isNullWritten) {
            $context = static fn(): SerializationContext => SerializationContext::create()->setSerializeNull($isNullWritten);
            foreach ((new Comparison())->each(static fn(Subject $subject): string => $subject->json(['x' => $value()], $context())) as $run => [$expected, $actual]) {
                self::assertStringEndsWith($warning, $expected->text(), $run);
                self::assertSame($expected->text(), $actual->text() . $warning, $run);
            }
        }
    }

    #[Test]
    public function anExceptionIsWrittenByItsProperties(): void
    {
        self::compare(static fn(Subject $subject): bool => str_contains($subject->json(new ErrorChild('message', 7)), '"detail":"detail"'));
    }

    #[Test]
    public function theyAreRead(): void
    {
        foreach ([ReadonlyClass::class, JsonItself::class, Walkable::class, ArrayChild::class, Dynamic::class, WithConstants::class, References::class, Overriding::class, OverriddenBase::class, ErrorChild::class, \ArrayObject::class, \Closure::class, \WeakMap::class, \Iterator::class] as $class) {
            foreach (['{}', '{"a":"5","b":{"y":2},"c":{"a":1},"own":"2","declared":"3","added":4,"value":"7z","same":"x","promoted":"4","detail":5,"message":"m","list":[2],"items":[3]}', 'null', '[1]'] as $json) {
                if ($class === WithConstants::class) {
                    self::compare(static function (Subject $subject) use ($json): array {
                        WithConstants::$count = 3;
                        $object = $subject->fromJson($json, WithConstants::class);
                        $count = WithConstants::$count;
                        WithConstants::$count = 3;

                        return [$object, $count];
                    });
                    continue;
                }
                if (is_a($class, \Exception::class, true)) {
                    self::compare(static fn(Subject $subject): string => get_debug_type($subject->fromJson($json, $class)));
                    continue;
                }
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, $class));
            }
        }
    }
}
