<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Places;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\Converter;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Reset;
use Kiln\ValueConverter;
use Symfony\Component\Serializer\Attribute\Groups as SymfonyGroups;

final class Address
{
    public string $city = 'Chur';

    #[Groups(['detail', '']), JMS\Groups(['detail', '']), SymfonyGroups('detail')]
    public string $street = 'Obere Gasse';
}

class Author
{
    #[Groups(['list', 'name']), JMS\Groups(['list', 'name']), SymfonyGroups(['list', 'name'])]
    public string $name = 'Ann';

    #[Groups(['detail']), JMS\Groups(['detail']), SymfonyGroups(['detail'])]
    public string $mail = 'ann@example.org';

    public ?Address $address = null;

    #[Groups(['detail', 'name', '7']), JMS\Groups(['detail', 'name', '7']), SymfonyGroups(['detail', 'name', '7'])]
    public ?Author $boss = null;

    public function __construct(string $name)
    {
        $this->name = $name;
    }
}

final class Editor extends Author
{
    #[Groups(['detail', 'a.b']), JMS\Groups(['detail', 'a.b']), SymfonyGroups(['detail', 'a.b'])]
    public int $rank = 3;
}

class Named
{
    public string $longName = 'x';
    public ?string $notThere = null;
    public mixed $innerValue = null;
}

/**
 * What a property says of its value goes before what the call says.
 */
class Options
{
    #[Context(dateFormats: 'd.m.Y')]
    public \DateTimeImmutable $day;

    #[Context(groups: 'name')]
    public ?Author $author = null;

    /** @var list<mixed> */
    #[Context(dateFormats: 'Y', timezone: 'UTC')]
    public array $dates = [];

    #[Context(naming: NamingStrategy::Snake, serializeNull: false)]
    public ?Named $named = null;

    #[Context(groups: Reset::Default), Inline(prefix: 'all')]
    public ?Address $address = null;

    #[Context(version: '2'), Converter(Told::class)]
    public mixed $told = null;

    public function __construct()
    {
        $this->day = new \DateTimeImmutable('2026-11-25T12:00:00+01:00');
    }

    #[VirtualProperty, Context(properties: ['city'])]
    public function home(): Address
    {
        return new Address();
    }
}

class Post
{
    #[Groups('list'), JMS\Groups(['list']), SymfonyGroups('list')]
    public int $id = 1;

    public string $title = 'A post';

    #[Groups(['list', 'detail']), JMS\Groups(['list', 'detail']), SymfonyGroups(['list', 'detail'])]
    public ?Author $author = null;

    /** @var list<Author> */
    #[Groups('detail'), JMS\Groups(['detail']), SymfonyGroups('detail')]
    public array $readers = [];

    #[Groups(['detail', 'a.b', '', '7']), JMS\Groups(['detail', 'a.b', '', '7']), SymfonyGroups(['detail', 'a.b', '7'])]
    public mixed $anything = null;
}

/**
 * Writes what it is told.
 */
final class Told implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return [$context->groups, $context->version];
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return [$data, $context->groups, $context->version];
    }
}

final class Alternating
{
    #[Context(groups: ['Default', 'odd'])]
    public ?self $odd;

    #[Context(groups: ['Default', 'even'])]
    public ?self $even;

    public function __construct(?self $inside)
    {
        static $count = 0;
        $this->odd = ++$count % 2 === 1 ? $inside : null;
        $this->even = $count % 2 === 0 ? $inside : null;
    }
}
