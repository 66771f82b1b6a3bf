<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\ExpressionLanguageRequiredException;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\StandaloneSerializer;
use Kiln\Dialect\Jms\Standalone\NeedsJms;
use Kiln\Tests\Bridge\Jms\Reference\Outcome;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Assert;

/**
 * jms/serializer and the serializer that does without it. Both must do the same, or both must refuse.
 */
final readonly class Both
{
    private function __construct(
        public SerializerInterface&ArrayTransformerInterface $original,
        public StandaloneSerializer $standalone,
    ) {}

    public static function withoutSettings(): self
    {
        return new self(SerializerBuilder::create()->build(), StandaloneSerializer::create(TemporaryDirectory::create()));
    }

    public static function withEnums(): self
    {
        return new self(SerializerBuilder::create()->enableEnumSupport()->build(), StandaloneSerializer::create(TemporaryDirectory::create(), enumSupport: true));
    }

    /**
     * @param \Closure(): mixed $data made anew for each call, since methods of it may change it
     *
     * @return ?string the text, null where both refuse
     */
    public function write(\Closure $data, ?Selection $selection = null, ?string $type = null, string $name = ''): ?string
    {
        $json = $this->compare(
            fn(): string => $this->original->serialize($data(), 'json', self::contextForWriting($selection), $type),
            fn(): string => $this->standalone->serialize($data(), 'json', $selection, $type),
            "{$name} as JSON",
        );
        $this->compare(
            fn(): array => $this->original->toArray($data(), self::contextForWriting($selection), $type),
            fn(): array => $this->standalone->toArray($data(), $selection, $type),
            "{$name} as an array",
        );
        Assert::assertTrue($json === null || \is_string($json));

        return $json;
    }

    /**
     * @return bool whether they read it
     */
    public function read(string $json, string $type, ?Selection $selection = null, string $name = ''): bool
    {
        $read = $this->compare(
            fn(): mixed => $this->original->deserialize($json, $type, 'json', self::contextForReading($selection)),
            fn(): mixed => $this->standalone->deserialize($json, $type, 'json', $selection),
            "{$name} from {$json}",
        );
        $data = json_decode($json, true);
        if (\is_array($data)) {
            $this->compare(
                fn(): mixed => $this->original->fromArray($data, $type, self::contextForReading($selection)),
                fn(): mixed => $this->standalone->fromArray($data, $type, $selection),
                "{$name} from an array, {$json}",
            );
        }

        return $read !== null;
    }

    /**
     * @param \Closure(): mixed $original
     * @param \Closure(): mixed $standalone
     *
     * @return mixed what came of it, null where both refuse
     */
    private function compare(\Closure $original, \Closure $standalone, string $name): mixed
    {
        $expected = Outcome::of($original);
        $actual = Outcome::of($standalone);
        // jms/serializer ignores a condition on a class where there is no expression language. To write what it should hide is worse than to refuse.
        $previous = $actual->thrown?->getPrevious();
        if ($previous instanceof NeedsJms && $previous->property === null) {
            return null;
        }
        // jms/serializer refuses a class for any condition in it, also on what is not selected or is declared anew without one.
        if ($expected->thrown instanceof ExpressionLanguageRequiredException || ($expected->thrown !== null && $actual->thrown !== null)) {
            return null;
        }
        Assert::assertSame($expected->text(), $actual->text(), $name);

        return $expected->value;
    }

    private static function contextForWriting(?Selection $selection): SerializationContext
    {
        $context = SerializationContext::create()->setSerializeNull($selection->serializeNull ?? false);
        self::select($context, $selection);

        return $context;
    }

    private static function contextForReading(?Selection $selection): DeserializationContext
    {
        $context = DeserializationContext::create();
        self::select($context, $selection);

        return $context;
    }

    private static function select(Context $context, ?Selection $selection): void
    {
        if ($selection?->groups !== null) {
            $context->setGroups($selection->groups);
        }
        if ($selection?->version !== null) {
            $context->setVersion($selection->version);
        }
        if ($selection?->maxDepthChecks === true) {
            $context->enableMaxDepthChecks();
        }
    }
}
