<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Dates\DeclaredDates;
use Kiln\Tests\Fixture\Jms\Depth\Node;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Groups\Album;
use Kiln\Tests\Fixture\Jms\Recursion\Member;

/**
 * Objects and documents for a process that has nothing but Kiln.
 */
final class ShopExample
{
    /**
     * @return array<string, array{object, string, string}> an object to write, a document to read and its type
     */
    public static function writtenAndRead(): array
    {
        return [
            'groups' => [Album::filled(), '{"title":"t","tracks":[{"name":"n","seconds":"5"},{}],"best":{"remark":"r"}}', Album::class],
            'depth' => [Node::chain(2), '[{"label":"a","two":[{"label":"c"}]}]', 'array<' . Node::class . '>'],
            'discriminators' => [Garage::filled(), '{"type":"car","km":"7","doors":2}', Vehicle::class],
            'rings' => [Member::itself(), '{"name":"a","friends":[{"name":"b"}],"named":{"x":{"name":"c"}}}', Member::class],
            'dates' => [new DeclaredDates(), '{}', DeclaredDates::class],
            'null' => [new Person(), '[{"name":null},null]', 'array<' . Person::class . '>'],
            'no class' => [(object) ['a' => [1, null]], '{"a":{"b":1}}', 'array'],
        ];
    }
}
