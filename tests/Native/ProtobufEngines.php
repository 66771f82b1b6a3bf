<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Formats;
use Kiln\Format\Messages;
use Kiln\Plan\Leaves;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use PHPUnit\Framework\Assert;

/**
 * Protocol Buffers by each of the two engines alone.
 */
final class ProtobufEngines
{
    public readonly Serializer $php;

    public readonly NativeView $native;

    private readonly PhpEngine $engine;

    private readonly ?Leaves $leaves;

    /** @var array<string, Messages> */
    private array $messages = [];

    public function __construct()
    {
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);
        $this->engine = $builder->engine();
        $this->php = $builder->build();
        $this->leaves = (new Formats([]))->document('protobuf')->carries()->inPlans('protobuf');
        $this->native = new NativeView($this->engine, null, null, 'protobuf', $this->leaves);
    }

    /**
     * @return ?string null where the extension has declined
     */
    public function write(object $object): ?string
    {
        return $this->native->tryEncode($object, null, $this->messages('write class', $object::class));
    }

    /**
     * @param class-string $class
     *
     * @return ?object null where the extension has declined
     */
    public function read(string $bytes, string $class): ?object
    {
        $isUserError = false;
        if (!$this->native->tryDecode($bytes, $class, $value, $isUserError, $this->messages('read', $class))) {
            return null;
        }
        Assert::assertIsObject($value);

        return $value;
    }

    public function messages(string $kind, string $class): Messages
    {
        $key = "{$kind} {$class}";
        if (!isset($this->messages[$key])) {
            /** @var \Closure(): Messages $messages */
            $messages = CodeLookup::functionOf($this->engine->classOf("{$kind} messages", $class, null, $this->leaves), 'messages');
            $this->messages[$key] = $messages();
        }

        return $this->messages[$key];
    }
}
