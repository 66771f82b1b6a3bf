<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Parser\ParserException;

/**
 * Type strings in the words of phpdoc, which are also those of jms/serializer (`array<Order>`) and Symfony (`Order[]`).
 *
 * @internal
 */
final readonly class TypeParser
{
    public function __construct(private Grammar $grammar = new Grammar()) {}

    /**
     * @throws InvalidMetadata
     */
    public function parse(string $type, NameScope $scope): Type
    {
        if ($scope->place === '') {
            $scope = $scope->at("Type \"{$type}\"", '');
        }
        try {
            $node = $this->grammar->type($type);
        } catch (ParserException $error) {
            throw self::syntaxError($type, $error, $scope);
        }

        return TypeResolver::resolve($node, $scope);
    }

    /**
     * @param string $text as far as it can be told
     */
    public static function syntaxError(string $text, ParserException $error, NameScope $scope): InvalidMetadata
    {
        $token = \trim($error->getCurrentTokenValue(), " \n\r\t*/");
        $unexpected = $token === '' ? 'it ends too early' : "unexpected \"{$token}\"";
        $what = \trim("{$scope->source} \"" . \trim(\explode("\n", $text, 2)[0]) . '"');

        return new InvalidMetadata(
            'invalid_type',
            $scope->place,
            "{$what} is not a type: {$unexpected}.",
            'Write a type such as int, ?string, list<App\Line> or array<string, float>.',
        );
    }
}
