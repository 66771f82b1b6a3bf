<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\TestCase;

/**
 * The whole line: classes as users write them, real generated code, and expectations written by hand.
 */
abstract class IntegrationTestCase extends TestCase
{
    private static ?Serializer $kiln = null;

    private static ?Serializer $refusing = null;

    /**
     * Stores its code in a directory of this process alone, so that no older code runs.
     */
    protected static function kiln(?Context $context = null): Serializer
    {
        if (self::$kiln === null) {
            self::$kiln = Serializer::create(cacheDir: TemporaryDirectory::create());
        }

        return $context === null ? self::$kiln : self::$kiln->with($context);
    }

    /**
     * @param class-string|string $type
     */
    protected static function assertWrites(string $json, mixed $value, ?string $type = null, ?Context $context = null): void
    {
        self::assertSame($json, self::kiln()->serialize($value, 'json', $context, $type));
        self::assertSame(
            json_decode($json, true, flags: JSON_THROW_ON_ERROR),
            self::kiln()->toArray($value, $context, $type),
            'toArray() gives the same as the decoded text.',
        );
    }

    /**
     * @template T of object
     *
     * @param class-string<T> $class
     *
     * @return T
     */
    protected static function read(string $json, string $class, ?Context $context = null): object
    {
        $object = self::kiln()->deserialize($json, $class, 'json', $context);
        self::assertInstanceOf($class, $object);
        self::assertEquals(
            $object,
            self::kiln()->fromArray(json_decode($json, true, flags: JSON_THROW_ON_ERROR), $class, $context),
            'fromArray() gives the same from the decoded text.',
        );
        self::$refusing ??= SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(\UnderflowException::class)->build();
        self::assertEquals($object, self::$refusing->deserialize($json, $class, 'json', $context), 'What user code may refuse is built one by one, and comes out the same.');

        return $object;
    }

    /**
     * @param list<string> $problems `type_mismatch at /lines/0/price`, in order
     * @param class-string|string $type
     */
    protected static function assertRefuses(array $problems, string $json, string $type, ?Context $context = null): void
    {
        try {
            self::kiln()->deserialize($json, $type, 'json', $context);
        } catch (DeserializationException $exception) {
            self::assertSame($problems, self::problems($exception->violations()), $exception->getMessage());

            return;
        }
        self::fail("{$json} was taken for {$type}.");
    }

    /**
     * @param list<string> $problems `not_finite at /price`, in order
     */
    protected static function assertCannotWrite(array $problems, mixed $value, ?string $type = null, ?Context $context = null): void
    {
        try {
            $json = self::kiln()->serialize($value, 'json', $context, $type);
        } catch (SerializationException $exception) {
            self::assertSame($problems, self::problems($exception->violations()), $exception->getMessage());

            return;
        }
        self::fail("It was written as {$json}.");
    }

    /**
     * @param \Closure(): mixed $use
     */
    protected static function assertInvalid(string $message, \Closure $use): void
    {
        try {
            $use();
        } catch (InvalidMetadata $exception) {
            self::assertSame($message, $exception->getMessage());

            return;
        }
        self::fail('No InvalidMetadata was thrown.');
    }

    /**
     * @return list<string>
     */
    private static function problems(Violations $violations): array
    {
        return array_map(static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer}", $violations->items);
    }
}
