<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Kiln\Error\InvalidMetadata;
use Kiln\Serializer;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use PhpParser\Node\Arg;
use Psalm\Codebase;
use Psalm\StatementsSource;
use Psalm\Type;
use Psalm\Type\Atomic\TLiteralString;
use Psalm\Type\Union;

/**
 * Type strings as Kiln understands them, in the types of Psalm. The analysed classes are not loaded.
 *
 * @internal
 */
final class TypeStrings
{
    /** What was looked for last and is no class. */
    private string $missing = '';

    private readonly NameScope $scope;

    public function __construct(private readonly Codebase $classes, private readonly TypeParser $parser = new TypeParser())
    {
        $this->scope = NameScope::global(classes: $this->find(...));
    }

    /**
     * What a call of {@see Serializer} says in its parameter `$type`, as far as it is known before the call.
     *
     * @param array<Arg> $arguments
     *
     * @return list<string>
     */
    public static function of(string $method, array $arguments, StatementsSource $source): array
    {
        $argument = self::argument($method, $arguments);
        $type = $argument === null ? null : $source->getNodeTypeProvider()->getType($argument->value);
        $texts = [];
        foreach ($type?->getAtomicTypes() ?? [] as $atomic) {
            // Also `Order::class`.
            if ($atomic instanceof TLiteralString) {
                $texts[] = $atomic->value;
            }
        }

        return $texts;
    }

    /**
     * @throws InvalidMetadata
     */
    public function type(string $text): Union
    {
        // The canonical spelling claims no more than Kiln checks: `positive-int` has become `int`.
        return Type::parseString((string) $this->parser->parse($text, $this->scope));
    }

    /**
     * What is wrong with a type string; null for a good one.
     */
    public function problem(string $text): ?string
    {
        try {
            $this->type($text);
        } catch (InvalidMetadata $problem) {
            return $problem->errorCode === 'unknown_class'
                // Without Kiln's hint, which depends on the classes that are loaded: here those are Psalm's.
                ? "Type \"{$text}\" names the class {$this->missing}, which does not exist."
                : \preg_replace('/ \[\w+]$/D', '', $problem->getMessage());
        }

        return null;
    }

    /**
     * @param array<Arg> $arguments
     */
    private static function argument(string $method, array $arguments): ?Arg
    {
        foreach ((new \ReflectionMethod(Serializer::class, $method))->getParameters() as $position => $parameter) {
            if ($parameter->name !== 'type') {
                continue;
            }
            foreach (\array_values($arguments) as $number => $argument) {
                if ($argument->name === null ? $number === $position : $argument->name->name === 'type') {
                    return $argument->unpack ? null : $argument;
                }
            }
        }

        return null;
    }

    /**
     * @return ?class-string
     */
    private function find(string $name): ?string
    {
        if ($this->classes->classOrInterfaceOrEnumExists($name)) {
            /** @var class-string */
            return $this->classes->classlike_storage_provider->get($name)->name;
        }
        $this->missing = $name;

        return null;
    }
}
